const rooms = require('./rooms.json');

const only = (room, allowed) => ({
  name: `${room}-imports`,
  comment: `${room}/ may import ${['itself', ...allowed.map((other) => `${other}/`)].join(', ')} and packages.`,
  severity: 'error',
  from: { path: `^${room}/` },
  to: {
    path: `^(${Object.keys(rooms).join('|')})/`,
    pathNot: [`^${room}/`, ...allowed.map((other) => `^${other}/`)],
  },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...Object.entries(rooms).map(([room, { imports }]) => only(room, imports)),
    {
      name: 'no-circular',
      comment: 'A circle of imports cannot be read, tested or replaced in parts.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-circular-folders',
      comment:
        'Two folders that import each other are one folder: move the shared part below both.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    {
      name: 'firebase-in-data-only',
      comment: 'src/data/ is the only place that knows the database: everything else asks it.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/data/' },
      to: { path: 'node_modules/(firebase|@firebase)/' },
    },
    {
      name: 'slices-know-no-data',
      comment: 'A slice is a pure reducer; thunks and listeners do the talking.',
      severity: 'error',
      from: { path: '^src/.*slice\\.ts$' },
      to: { path: '^src/data/' },
    },
    {
      name: 'no-feature-imports-a-feature',
      comment: 'Features meet in src/app/ only, so that each can be changed or removed alone.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/([^/]+)/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'app-is-on-top',
      comment:
        'app/ puts the features together; nothing below it may reach up, types of the store excepted.',
      severity: 'error',
      from: { path: '^src/(features|state|data|ui|messages)/' },
      to: { path: '^src/app/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'ui-and-data-are-below-features',
      comment: 'Directions are app → features → state, data, ui, messages.',
      severity: 'error',
      from: { path: '^src/(state|data|ui|messages)/' },
      to: { path: '^src/features/' },
    },
    {
      name: 'engine-core-is-pure',
      comment:
        'World, storylets, policies, turns and narration run without a server: only adapters and the worker speak to one.',
      severity: 'error',
      from: {
        path: '^engine/(world|goods|character|storylets|gm|player|turn|narration)/',
        pathNot: '\\.test\\.ts$',
      },
      to: {
        path: ['node_modules/', '^engine/(adapters|handlers|worker|compose|cli)/'],
        dependencyTypes: ['npm', 'npm-dev', 'local', 'core'],
        pathNot: 'node_modules/valibot',
      },
    },
    {
      name: 'not-to-tests',
      comment: 'Nothing that ships depends on a test.',
      severity: 'error',
      from: { pathNot: ['\\.test\\.tsx?$', '^tests/'] },
      to: { path: ['\\.test\\.tsx?$', '^tests/'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
