import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { required } from './environment.ts';

/** The process of a part of the product that is measured, such as `gateway`. */
export function pidOf(part: string): number {
  const { children } = JSON.parse(readFileSync(join(required('DATA_PATH'), 'run.json'), 'utf8')) as {
    children: { name: string; pid: number }[];
  };
  return children.find(({ name }) => name === part)!.pid;
}
