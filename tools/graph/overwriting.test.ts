import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getNamedType, isInputObjectType, Kind, parse, visit, type GraphQLField } from 'graphql';
import { root } from '../root.ts';
import { clientSchema, completed, documentsIn } from './documents.ts';

const inRoot = (path: string): string => join(root, path);

const schema = clientSchema();
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

/** Arguments, or fields of `input`, by which a change says what it takes for granted. */
const guards = new Set(['seen', 'revision', 'expected', 'versions', 'version']);
const isGuarded = ({ args }: GraphQLField<unknown, unknown>): boolean =>
  args.some(({ name, type }) => {
    const named = getNamedType(type);
    return guards.has(name) || (isInputObjectType(named) && 'revision' in named.getFields());
  });

/** Changes that overwrite nothing that somebody else has written. */
const harmless = {
  'it makes something new':
    /^(?:broadcast$|write|create|add|ask|import|register|generate|invite|copy|start|repeat|use|submit|chat|renewRecovery|subscribe)/,
  'it removes or ends, whatever it is by now':
    /^(?:delete|discard|remove|revoke|erase|end|disconnect|unsubscribe|logout|resetSecondFactor|offerShift)/,
  'it is a step of signing in': /^(?:login|refreshToken|confirm|request|begin)/,
  'a new secret or address of one’s own takes the place of one that nobody sees':
    /^(?:change(?:Email|Password)|setUserPassword|renewMyCalendarFeed)$/,
  'it says that something has happened, once':
    /^(?:checkIn|checkOut|sickToday|payPeriod|updatePayment|markContactMessageRead|acknowledgeThread|read(?:My)?Thread|(?:un)?readMyNotices)$/,
  'a person’s own choices, of which only those that were changed are sent': /^updateSettings$/,
  'a word of one person for their own device': /^renamePasskey$/,
  'what was decided or withdrawn meanwhile is refused':
    /^(?:awardOpenShift|cancelOpenShift|(?:un)?claimOpenShift|withdrawClaim|(?:approve|refuse|cancel|withdraw|takeBack|restore)TimeOff|takeBack(?:Acceptance|Award|Offer|Publication)|(?:accept|approve|decline|refuse|withdraw)Offer)$/,
  'what was published or changed by hand stays': /^fillRotation$/,
  'a guard’s own word of their own shift, of which the last counts': /^sendWord$/,
  'a guard’s own word of the days that they paint, of which the last counts; other days stay': /^paintMyAvailability$/,
  'it asks people again, and changes nothing': /^remind(?:Readers|Unconfirmed)$/,
  'a copy of what proves something, of which the last counts': /^(?:setLicenseScan|setMyTimeOffFile)$/,
  'the order of what the home page shows: the whole of it is in sight after each move': /^reorderFeaturedProjects$/,
};

test('every change of what others change too can say what it saw, or is known to overwrite nothing', () => {
  const unguarded = mutations.filter((field) => !isGuarded(field)).map(({ name }) => name);
  const reasons = Object.values(harmless);
  expect(unguarded.filter((name) => !reasons.some((reason) => reason.test(name)))).toEqual([]);
  expect(reasons.filter((reason) => !unguarded.some((name) => reason.test(name)))).toEqual([]);
});

/** Changes of a screen that need not say so, and why. */
const unseen = new Set([
  // The columns of a file that is downloaded: chosen as a whole, in sight, and typed by nobody.
  'SavePayrollColumns',
  // It brings back what was deleted, as it was: nobody can have changed it since.
  'RestoreShift',
]);

test('every screen that makes such a change says what it saw', () => {
  const seen = new Set(
    mutations.filter(({ args }) => args.some(({ name }) => name === 'seen')).map(({ name }) => name),
  );
  expect(seen.size).toBeGreaterThan(8);
  const silent: string[] = [];
  for (const file of globSync('mfe-*/src/**/*.graphql.ts', { cwd: root })) {
    const source = readFileSync(inRoot(file), 'utf8');
    for (const { text } of documentsIn(source))
      visit(completed(parse(text), schema), {
        [Kind.OPERATION_DEFINITION]: ({ name, selectionSet: { selections } }) => {
          const isSilent = selections.some(
            (field) =>
              field.kind === Kind.FIELD &&
              seen.has(field.name.value) &&
              !field.arguments?.some(({ name: argument }) => argument.value === 'seen'),
          );
          if (isSilent) silent.push(name?.value ?? file);
        },
      });
  }
  expect(new Set(silent)).toEqual(unseen);
});
