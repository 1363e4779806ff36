import { parseArgs, type ParseArgsConfig } from 'node:util';

const HELP = { help: { type: 'boolean', short: 'h', default: false } } as const;

/**
 * Reads a command line, which may always ask for `--help` (`-h`).
 * @param names Whether words without dashes may stand in it.
 * @returns the options and words given, or a sentence about what is wrong.
 */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  { names = false }: { readonly names?: boolean } = {},
) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { ...options, ...HELP },
      allowPositionals: names,
    });
    return { ok: true, values, names: positionals } as const;
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) } as const;
  }
}
