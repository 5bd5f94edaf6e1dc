import { refuseGuessablePassword } from './guessable.ts';

const owner = { username: 'gwen.harper', email: 'gharper@example.com', first_name: 'Gwendolyn', last_name: 'Harper' };
const firms = {
  employer: 'Northwind Security',
  administered_companies: [{ id: 1, name: 'Société Dupont-Lévy' }],
};
const faultOf = (password: string): unknown => {
  try {
    refuseGuessablePassword(
      password,
      'password',
      { ...owner, scheduling_user: firms },
      'https://www.guarded-sites.example',
    );
    return undefined;
  } catch (error) {
    return (error as { fields: { password: { code: string }[] } }).fields.password[0]?.code;
  }
};

test.each([
  'Summer2024',
  'Winter2026!',
  'Welcome@2026',
  '(2026)Guard',
  'password1',
  'Passw0rd!',
  'Welcome1',
  'qwertyuiop',
  'Company2024',
  'a'.repeat(128),
  'Ab1!Ab1!Ab1!',
])('%s is found by few guesses', (password) => expect(faultOf(password)).toBe('password_too_common'));

test.each(['gwen.harper', 'Gwen.Harper1', 'gharper2024', '1Gwendolyn'])('%s is what is known of the user', (password) =>
  expect(faultOf(password)).toBe('password_too_similar'),
);

test.each([
  'Northwind-1',
  'northwind security',
  'Northwind.Security!2026',
  'SocieteDupontLevy',
  'Dupont_Lévy1',
  'Portfolio2026',
  'port-folio-1',
  'guarded-sites26',
  'www.guarded-sites',
])('%s is the name of the firm, the product or the site', (password) =>
  expect(faultOf(password)).toBe('password_names_site'),
);

test.each([
  'correct horse battery',
  'Portfolio-Demo-1',
  'xk7Gq2vB',
  'winter 2026 in Reims',
  'winter-4417-8202-9931',
  '🦊🐻🐼🐨🐯🦁🐮🐷',
  'gwen.harper likes long walks',
])('%s is good enough', (password) => expect(faultOf(password)).toBeUndefined());

test.each(['p@$$w0rd', '@4$$', '4@8({[<36!1|0$5+7%2', 'p4ssw0rd$'])(
  'the longest of %s stalls nobody: no more than a bound that is far away',
  (part) => {
    // Not by the clock: others may have the processor meanwhile.
    const before = process.cpuUsage();
    faultOf(part.repeat(128).slice(0, 128));
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(1_000);
  },
);
