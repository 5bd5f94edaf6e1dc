import { demoPassword, type DemoUsername } from '@portfolio/demo/accounts';

/**
 * The access token of a demo account.
 * @param base where the auth service's calls are answered: its own address, the gateway's, or the edge's with `/api`
 */
export async function signIn(base: string, username: DemoUsername): Promise<string> {
  const answer = await fetch(`${base}/auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: demoPassword }),
  });
  return ((await answer.json()) as { access: string }).access;
}
