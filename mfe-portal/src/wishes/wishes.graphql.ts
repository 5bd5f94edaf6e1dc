import { graphql } from '../generated/index.ts';

export const ClaimOpenShift = graphql('mutation ClaimOpenShift { claimOpenShift { ...MyOpenShiftFields } }');
export const WithdrawClaim = graphql('mutation WithdrawClaim { withdrawClaim { ...MyOpenShiftFields } }');
export const UnclaimOpenShift = graphql('mutation UnclaimOpenShift { unclaimOpenShift { ...MyOpenShiftFields } }');
export const AskForTimeOff = graphql('mutation AskForTimeOff { askForTimeOff { ...MyTimeOffFields } }');
export const WithdrawTimeOff = graphql('mutation WithdrawTimeOff { withdrawTimeOff { ...MyTimeOffFields } }');
export const SickToday = graphql('mutation SickToday { sickToday { ...MyTimeOffFields } }');
export const WriteMyMessage = graphql('mutation WriteMyMessage { writeMyMessage { ...MyThreadFields } }');
export const AcknowledgeThread = graphql('mutation AcknowledgeThread { acknowledgeThread { ...MyThreadFields } }');
