import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

const sources = globSync('mfe-{scheduling,portal,admin-content}/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\/generated\/|\/testing\/|\.test\.|\.fixture\./.test(file))
  .map((file) => ({ remote: file.split('/')[0]!, file, text: readFileSync(join(root, file), 'utf8') }));
const isDocument = ({ file }: { file: string }): boolean => file.endsWith('.graphql.ts');

/** Every change that a screen asks for, and the sources that do. */
const changes = sources.flatMap((own) =>
  [...own.text.matchAll(/const (\w+) = graphql\(['`]\s*mutation (\w+)/g)].map(([, name, change = '']) => {
    const isUse = new RegExp(`\\b${name}\\b[^;]*from '[^']*\\.graphql\\.ts'`);
    const isOther = (source: typeof own) =>
      !isDocument(source) && source.remote === own.remote && isUse.test(source.text);
    const uses = isDocument(own) ? sources.filter(isOther) : [own];
    return { change, uses: uses.map((use) => use.text) };
  }),
);

/** What a source that asks for a change has of itself: Undo, a question before, or a form that goes on showing what it saved. */
const ways =
  /\bundo\b|useUndo|SwitchInPlace|ConfirmInline|\bConfirm\b|Delete(?:Button|Item)|PublishedCard|\buse(?:Item)?Form\b|useSave\b/;

const reasons = {
  'the source around it offers Undo':
    /^(?:AskForTimeOff|ClaimOpenShift|CopyWeek|CreateOpenShift|RepeatShift|SickToday|UnclaimOpenShift|WithdrawClaim|WithdrawTimeOff)$/,
  'the source around it is a form': /^(?:CreateClient|(?:Create|Update|Delete)Location|Translate(?:Owner)?)$/,
  'others are told, or have agreed':
    /^(?:ConfirmShifts|InviteEmployee|Remind(?:Readers|Unconfirmed)|Write(?:My)?Message)$/,
  'what was tapped stays as it was tapped': /^(?:AcknowledgeThread|CheckIn|CheckOut|SendWord)$/,
  'the same control takes it back': /^(?:Subscribe|Unsubscribe).*Push$/,
  'it opens what it made, where it is deleted': /^(?:CreatePlan|RepairShifts|StartDraft)$/,
  'it was shown before as it would be': /^(?:GeneratePayments|ImportCsv|PayPeriod|SavePayrollColumns)$/,
  'nothing is changed by it': /^(?:EndPlan|GenerateAdminRegistrationLink|Read(?:My)?Thread)$/,
};

test('issue: every change of a screen has Undo, asks before, is a form, or is known to have none', () => {
  expect(changes.length).toBeGreaterThan(100);
  expect(changes.filter(({ uses }) => uses.length === 0)).toEqual([]);
  const bare = changes.filter(({ uses }) => !uses.some((text) => ways.test(text))).map(({ change }) => change);
  const known = Object.values(reasons);
  expect(bare.filter((change) => !known.some((reason) => reason.test(change)))).toEqual([]);
  expect(known.filter((reason) => !bare.some((change) => reason.test(change)))).toEqual([]);
});
