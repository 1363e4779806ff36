/** Whether LevelDB refused to open a directory because another process has it open. */
export function isLocked(error: unknown): boolean {
  return (
    error instanceof Error &&
    error.cause instanceof Error &&
    'code' in error.cause &&
    error.cause.code === 'LEVEL_LOCKED'
  );
}
