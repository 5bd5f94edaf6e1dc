import { identityProofs } from '@portfolio/contracts/auth';
import { demoAccounts, demoPassword, type DemoUsername } from '@portfolio/demo/accounts';
import { createTestMailbox } from '@portfolio/testkit';
import { startAuth, type SignedIn } from '../../../test/auth.ts';

const mailbox = await createTestMailbox();
const auth = await startAuth({ SMTP_URL: mailbox.url, PUBLIC_ORIGIN: 'https://site.example' });
afterAll(async () => {
  await auth.close();
  await mailbox.close();
});
beforeEach(() =>
  auth.database.query('TRUNCATE rate_limit; DELETE FROM recovery_code; DELETE FROM second_factor; DELETE FROM passkey'),
);

/** Somebody with an app, a passkey, or both, since a moment. */
async function withSteps(who: DemoUsername, ...steps: ('app' | 'passkey')[]) {
  const { id } = demoAccounts[who];
  if (steps.includes('app')) {
    await auth.database.query(`INSERT INTO second_factor (user_id, secret, confirmed_at) VALUES ($1, '', now())`, [id]);
  }
  if (steps.includes('passkey')) {
    await auth.database.query(
      `INSERT INTO passkey (user_id, name, credential_id, public_key, sign_count, transports)
       VALUES ($1, 'Phone', gen_random_uuid()::text::bytea, ''::bytea, 0, '{}')`,
      [id],
    );
  }
}
const reset = ({ rest }: SignedIn, who: DemoUsername, body?: object) =>
  rest.post(`/planner/users/${demoAccounts[who].id}/reset_second_factor/`, body);
const login = (username: DemoUsername) => auth.rest.post('/auth/login/', { username, password: demoPassword });
const codesIn = ({ headers }: { headers: Headers }) => headers.get('x-error-codes');
const inPerson = { identity_proof: 'document_in_person' };

async function lastEvent(who: DemoUsername, kind: string) {
  const { rest } = await auth.signIn('superuser');
  return (await rest.get(`/auth/events/?kind=${kind}&person=${demoAccounts[who].id}`)).body.results[0];
}

describe('ASVS 6.4.4: who has lost a second factor proves who they are to whoever manages users', () => {
  test('it is not ended without saying how, nor by a proof that is none', async () => {
    await withSteps('guard', 'app');
    const staff = await auth.signIn('staff');
    for (const body of [undefined, {}]) {
      const answer = await reset(staff, 'guard', body);
      expect([answer.status, answer.body]).toEqual([400, { identity_proof: ['This field is required.'] }]);
    }
    const wrong = await reset(staff, 'guard', { identity_proof: 'a hunch' });
    expect([wrong.status, wrong.body]).toEqual([400, { identity_proof: ['"a hunch" is not a valid choice.'] }]);
    expect((await login('guard')).status).toBe(401);
  });

  test('GraphQL answers the release that did not ask with the fault of the field', async () => {
    await withSteps('guard', 'app');
    const staff = await auth.signIn('staff');
    const { errors } = await staff.graphql('mutation ($id: ID!) { resetSecondFactor(id: $id) }', {
      id: String(demoAccounts.guard.id),
    });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      errors: { identityProof: [{ code: 'required' }] },
    });
    expect((await login('guard')).status).toBe(401);
  });

  test.each(identityProofs)('%s is kept with the event, and lets in by the password alone', async (proof) => {
    await withSteps('guard', 'app', 'passkey');
    const answer = await reset(await auth.signIn('staff'), 'guard', { identity_proof: proof });
    expect(answer.status).toBe(204);
    expect((await login('guard')).status).toBe(200);
    for (const kind of ['second_factor_removed', 'passkey_removed']) {
      expect(await lastEvent('guard', kind)).toMatchObject({
        person_name: 'staff',
        user_name: 'guard',
        changes: [{ name: 'identity_proof', before: null, after: proof }],
      });
    }
  });

  test('its owner is told in their language who did it, how it was proven, and what to do', async () => {
    const member = await auth.signIn('member');
    await member.rest.put('/planner/settings/', { language: 'es' });
    await withSteps('member', 'app');
    const staff = await auth.signIn('staff');
    await auth.database.query(`UPDATE account SET first_name = 'Olga', last_name = 'Ruiz' WHERE username = 'staff'`);
    const { data } = await staff.graphql(
      'mutation ($id: ID!) { resetSecondFactor(id: $id, identityProof: DOCUMENT_ON_VIDEO) }',
      { id: String(demoAccounts.member.id) },
    );
    expect(data).toEqual({ resetSecondFactor: String(demoAccounts.member.id) });
    const { subject, text } = await mailbox.next('member@example.com');
    expect(subject).toBe('El inicio de sesión en dos pasos está desactivado');
    expect(text).toContain(
      'Lo hizo Olga Ruiz, que administra las cuentas de este sitio. Anotó que usted había mostrado un documento por videollamada.',
    );
    expect(text).toMatch(/Si no fue usted quien lo pidió, elija de inmediato una contraseña nueva/);
    expect(text).toContain('https://site.example/reset-password');
    expect(text).not.toContain('127.0.0.1');
  });

  test('whoever does it has just given their own password', async () => {
    await withSteps('guard', 'app');
    const staff = await auth.signIn('staff');
    await auth.database.query(`UPDATE session SET confirmed_at = now() - interval '6 minutes'`);
    const refused = await reset(staff, 'guard', inPerson);
    expect([refused.status, codesIn(refused)]).toEqual([403, expect.stringContaining('password_needed')]);
    await staff.rest.post('/auth/confirm-password/', { password: demoPassword });
    expect((await reset(staff, 'guard', inPerson)).status).toBe(204);
  });

  test.each(['app', 'passkey'] as const)('and has signed in with their own %s, where they have one', async (step) => {
    await withSteps('guard', 'app');
    const before = await auth.signIn('staff');
    await withSteps('staff', step);
    const refused = await reset(before, 'guard', inPerson);
    expect([refused.status, codesIn(refused)]).toEqual([403, expect.stringContaining('second_factor_unused')]);
    // As a session that was opened with it.
    await auth.database.query('UPDATE session SET created_at = now() WHERE user_id = $1', [demoAccounts.staff.id]);
    expect((await reset(before, 'guard', inPerson)).status).toBe(204);
  });
});
