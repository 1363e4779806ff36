import vitest from '@vitest/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import perfectionist from 'eslint-plugin-perfectionist';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

export default defineConfig(
  globalIgnores(['dist/', '.cache/', '.data/', 'coverage/']),
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.recommendedTypeChecked],
    plugins: { perfectionist },
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      eqeqeq: 'error',
      'no-console': 'error',
      // Packages, then other folders, then the file's own.
      'perfectionist/sort-imports': [
        'error',
        {
          type: 'unsorted',
          newlinesBetween: 0,
          groups: [['builtin', 'external'], ['parent'], ['sibling', 'index']],
        },
      ],
    },
  },
  {
    files: ['src/**/*.ts', 'src/**/*.tsx'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  {
    files: ['src/**/*.tsx'],
    extends: [jsxA11y.configs.strict],
    // Of a component, not of an element: a dialog's first field takes the focus when it opens.
    rules: { 'jsx-a11y-x/no-autofocus': ['error', { ignoreNonDOM: true }] },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx'],
    extends: [vitest.configs.recommended],
    rules: {
      'vitest/expect-expect': [
        'error',
        { assertFunctionNames: ['expect', 'expect*', 'assert*', 'fc.assert'] },
      ],
      'vitest/no-alias-methods': 'error',
      'vitest/no-conditional-expect': 'error',
      'vitest/no-conditional-tests': 'error',
      'vitest/no-disabled-tests': 'error',
      'vitest/no-duplicate-hooks': 'error',
      'vitest/no-focused-tests': 'error',
      'vitest/no-standalone-expect': 'error',
      'vitest/prefer-hooks-on-top': 'error',
      'vitest/require-awaited-expect-poll': 'error',
      // The second argument says which of many cases failed.
      'vitest/valid-expect': ['error', { maxArgs: 2 }],
      'vitest/valid-expect-in-promise': 'error',
    },
  },
  {
    files: ['src/**/*.test.tsx'],
    extends: [testingLibrary.configs['flat/react']],
    rules: {
      // Ruby, drawings and marks have no role by which they could be found.
      'testing-library/no-container': 'off',
      'testing-library/no-node-access': 'off',
      // Without Vitest's globals nothing is cleaned up by itself.
      'testing-library/no-manual-cleanup': 'off',
      // Takes queries within a dialog for queries of the whole page.
      'testing-library/prefer-screen-queries': 'off',
    },
  },
  {
    files: ['tests/e2e/**/*.test.ts'],
    rules: {
      // A browser waits for what is to be seen, and fails where it does not come.
      'vitest/expect-expect': [
        'error',
        { assertFunctionNames: ['expect', 'expect*', '**.waitFor'] },
      ],
    },
  },
  {
    // What a developer runs in a terminal speaks to the terminal.
    files: ['tools/**', 'benches/**', 'engine/cli/**', 'local-firebase/cli/**'],
    rules: { 'no-console': 'off' },
  },
);
