import { scheduling } from '@portfolio/contracts/scheduling';
import type { DocumentNode } from '@apollo/client';
import type {
  AcknowledgeThreadMutation,
  AskForTimeOffMutation,
  ClaimOpenShiftMutation,
  NewMessage,
  SickTodayMutation,
  TimeOffRequest,
  UnclaimOpenShiftMutation,
  WithdrawClaimMutation,
  WithdrawTimeOffMutation,
  WriteMyMessageMutation,
} from '../generated/graphql.ts';
import { graphql } from '../generated/index.ts';

const ClaimOpenShift = graphql('mutation ClaimOpenShift { claimOpenShift { ...MyOpenShiftFields } }');
const WithdrawClaim = graphql('mutation WithdrawClaim { withdrawClaim { ...MyOpenShiftFields } }');
const UnclaimOpenShift = graphql('mutation UnclaimOpenShift { unclaimOpenShift { ...MyOpenShiftFields } }');
const AskForTimeOff = graphql('mutation AskForTimeOff { askForTimeOff { ...MyTimeOffFields } }');
const WithdrawTimeOff = graphql('mutation WithdrawTimeOff { withdrawTimeOff { ...MyTimeOffFields } }');
const SickToday = graphql('mutation SickToday { sickToday { ...MyTimeOffFields } }');
const WriteMyMessage = graphql('mutation WriteMyMessage { writeMyMessage { ...MyThreadFields } }');
const AcknowledgeThread = graphql('mutation AcknowledgeThread { acknowledgeThread { ...MyThreadFields } }');

/** What a guard asks for, and with what. */
interface Variables {
  claimOpenShift: { id: string };
  withdrawClaim: { id: string };
  unclaimOpenShift: { id: string };
  askForTimeOff: { input: TimeOffRequest };
  withdrawTimeOff: { id: string };
  writeMyMessage: { input: NewMessage };
  acknowledgeThread: { id: string };
  /** The server knows on which day by how long it waited. */
  sickToday: Record<string, never>;
}
type Name = keyof Variables;

/** What is asked for; `about` tells its guard which shift or days it is of. */
export type Wanted = { [Each in Name]: { wish: Each; variables: Variables[Each]; about: string } }[Name];

/** The same, as it waits for an answer. */
export type Wish = Wanted & {
  /** With which it is carried out once, however often it is sent. */
  key: string;
  /** By this device's clock, in milliseconds. */
  tappedAt: number;
  /** It was sent, and no answer came: it may have been carried out. */
  isTried?: boolean;
};

/** What the server says to one of them. */
export type WishAnswer = Partial<
  ClaimOpenShiftMutation &
    WithdrawClaimMutation &
    UnclaimOpenShiftMutation &
    AskForTimeOffMutation &
    WithdrawTimeOffMutation &
    SickTodayMutation &
    WriteMyMessageMutation &
    AcknowledgeThreadMutation
>;

/** Whether it is one of these wishes, of that shift or time off. */
export const isOf = ({ wish, variables }: Wish, names: readonly Name[], id?: string): boolean =>
  names.includes(wish) && (id === undefined || ('id' in variables && variables.id === id));

const documents: Record<Name, DocumentNode> = {
  claimOpenShift: ClaimOpenShift,
  withdrawClaim: WithdrawClaim,
  unclaimOpenShift: UnclaimOpenShift,
  askForTimeOff: AskForTimeOff,
  withdrawTimeOff: WithdrawTimeOff,
  writeMyMessage: WriteMyMessage,
  acknowledgeThread: AcknowledgeThread,
  sickToday: SickToday,
};

/** How a wish is sent that has waited so many seconds; undefined where nobody can tell, so that no other day is taken for that of "today". */
export const mutationOf = ({ wish, variables, key }: Wish, waitedSeconds: number | undefined) =>
  wish === 'sickToday'
    ? // Said again, it answers as the first time; the key is for what is the very same.
      { mutation: documents[wish], variables: { waitedSeconds: waitedSeconds ?? scheduling.keptTapSeconds } }
    : { mutation: documents[wish], variables, context: { idempotencyKey: key } };

/** The text that says what became of it. */
export function outcomeOf(answer: WishAnswer) {
  const { claimOpenShift, askForTimeOff, withdrawTimeOff, writeMyMessage, acknowledgeThread } = answer;
  if (claimOpenShift) return claimOpenShift.claim === 'AWARDED' ? 'openShifts.taken' : 'openShifts.asked';
  if (answer.withdrawClaim ?? answer.unclaimOpenShift) return 'openShifts.withdrawn';
  if (askForTimeOff) return askForTimeOff.status === 'PENDING' ? 'timeOff.asked' : 'timeOff.noted';
  if (writeMyMessage) return 'messages.sent';
  if (acknowledgeThread) return 'messages.acknowledged';
  return withdrawTimeOff ? 'timeOff.withdrawn' : 'timeOff.sickDone';
}

/** The text for one that was refused without a reason. */
export const failedOf = {
  claimOpenShift: 'openShifts.claimFailed',
  withdrawClaim: 'openShifts.withdrawFailed',
  unclaimOpenShift: 'openShifts.withdrawFailed',
  askForTimeOff: 'timeOff.askFailed',
  withdrawTimeOff: 'timeOff.withdrawFailed',
  writeMyMessage: 'messages.sendFailed',
  acknowledgeThread: 'messages.acknowledgeFailed',
  sickToday: 'timeOff.sickFailed',
} as const satisfies Record<Name, string>;
