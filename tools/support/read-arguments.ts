import { parseArgs, type ParseArgsConfig } from 'node:util';

const HELP = { help: { type: 'boolean', short: 'h', default: false } } as const;

/**
 * Parses a command line; every command supports `--help` (`-h`).
 * @param names Whether positional arguments are allowed.
 * @returns the options and positional arguments, or a sentence with the fault.
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
