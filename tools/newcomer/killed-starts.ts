import type { Reader } from './follow.ts';

/** The first is the start itself. */
const parts = [undefined, 'postgres', 'auth', 'content', 'scheduling', 'mailbox', 'gateway', 'edge'];

const isFilledOnce = `node -p 'const { count, results } = JSON.parse(fs.readFileSync(0)); count > 9 && new Set(results.map(({ title }) => title)).size === count'`;

/** Each part is killed once while a new site starts; the start after that works, and the demo content is there once. */
export async function killStarts(reader: Reader): Promise<void> {
  const follow = (kind: 'sh' | 'keys', text: string, ...seen: string[]) =>
    reader.follow({ kind, text, under: '', seen });
  await follow('keys', 'Ctrl-C');
  for (const part of parts) await reader.startAndKill('killed', part);
  await follow('sh', 'DATA_PATH=killed npm start');
  await follow('sh', 'curl -fsS http://localhost:3000/', 'Apps, plugins and AI services');
  await follow('sh', `curl -fsS 'http://localhost:3000/api/projects/?page_size=100' | ${isFilledOnce}`, 'true');
}
