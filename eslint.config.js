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
    rules: { 'jsx-a11y-x/no-autofocus': 'off' },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx'],
    extends: [vitest.configs.recommended],
    rules: {
      'vitest/expect-expect': 'off',
      'vitest/no-alias-methods': 'error',
      'vitest/no-conditional-expect': 'off',
      'vitest/no-conditional-tests': 'error',
      'vitest/no-disabled-tests': 'error',
      'vitest/no-duplicate-hooks': 'error',
      'vitest/no-focused-tests': 'error',
      'vitest/no-standalone-expect': 'off',
      'vitest/prefer-hooks-on-top': 'error',
      'vitest/require-awaited-expect-poll': 'off',
      // The second argument says which of many cases failed.
      'vitest/valid-expect': 'off',
      'vitest/valid-expect-in-promise': 'error',
    },
  },
  {
    files: ['src/**/*.test.tsx'],
    extends: [testingLibrary.configs['flat/react']],
    rules: {
      'testing-library/no-container': 'off',
      'testing-library/no-manual-cleanup': 'off',
      'testing-library/no-node-access': 'off',
      'testing-library/prefer-screen-queries': 'off',
    },
  },
  {
    // What a developer runs in a terminal speaks to the terminal.
    files: ['tools/**', 'benches/**', 'engine/cli/**', 'local-firebase/cli/**'],
    rules: { 'no-console': 'off' },
  },
);
