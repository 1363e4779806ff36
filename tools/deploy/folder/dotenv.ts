/** Variables as a `.env` file that firebase-tools reads. */
export function dotenv(variables: Readonly<Record<string, string>>): string {
  return Object.entries(variables)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}\n`)
    .join('');
}
