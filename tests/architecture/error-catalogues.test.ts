import { describe, expect, it } from 'vitest';
import { ROOT } from '../../tools/support/root';
import { ERROR_CATALOGUES, type ErrorCatalogue } from './error-catalogues';

const HEADING = `# Errors

Every error has a string code; one that can reach a person has a sentence in Japanese that says what happened and what to do.
This page is generated from the sentences in the code: \`npm run docs:errors\`.
`;

const section = ({ title, source, sentences }: ErrorCatalogue): string => {
  const rows = Object.keys(sentences)
    .toSorted()
    .map((code) => `| \`${code}\` | ${sentences[code]} |`);
  return [
    `## ${title}`,
    '',
    `From \`${source}\`.`,
    '',
    '| code | sentence |',
    '|---|---|',
    ...rows,
    '',
  ].join('\n');
};

describe('error codes', () => {
  it('stand in docs/errors.md with their sentences', async () => {
    const page = [HEADING, ...ERROR_CATALOGUES.map(section)].join('\n');
    await expect(page).toMatchFileSnapshot(`${ROOT}docs/errors.md`);
  });

  it.each(ERROR_CATALOGUES.map((one) => [one.title, one] as const))(
    'of %s are words joined by hyphens, and have whole sentences',
    (_, { sentences }) => {
      for (const [code, sentence] of Object.entries(sentences)) {
        expect(code).toMatch(/^[a-zA-Z]+(?:-[a-z]+)*$/u);
        expect(sentence, code).toMatch(/[ぁ-ん].*[。！]$/u);
      }
    },
  );
});
