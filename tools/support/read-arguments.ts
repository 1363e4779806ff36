import { parseArgs, type ParseArgsConfig } from 'node:util';
import { toolErrorOf } from './tool-error';

const HELP = { help: { type: 'boolean', short: 'h', default: false } } as const;

/**
 * Parses a command line; every command supports `--help` (`-h`).
 * @param names Whether positional arguments are allowed.
 * @throws ToolError `bad-arguments`
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
    return { values, names: positionals };
  } catch (error) {
    throw toolErrorOf(error, 'bad-arguments');
  }
}
