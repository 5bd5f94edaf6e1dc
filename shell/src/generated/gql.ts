/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "mutation ConfirmEmail { confirmEmail }": typeof types.ConfirmEmailDocument,
    "\n  query SignedInDevices {\n    sessions {\n      id\n      userAgent\n      ipAddress\n      lastUsedAt\n      isCurrent\n    }\n  }\n": typeof types.SignedInDevicesDocument,
    "mutation RevokeSession { revokeSession }": typeof types.RevokeSessionDocument,
    "mutation RevokeOtherSessions { revokeOtherSessions }": typeof types.RevokeOtherSessionsDocument,
    "mutation DisconnectPatreon { disconnectPatreon }": typeof types.DisconnectPatreonDocument,
    "\n  query PatreonConnections {\n    patreonConnections {\n      patreonId\n      connectedAt\n      hasPassword\n    }\n  }\n": typeof types.PatreonConnectionsDocument,
    "mutation ChangeEmail { changeEmail }": typeof types.ChangeEmailDocument,
    "\n  query NextShift($timezone: String!) {\n    begun: myShifts(filter: PAST, ordering: \"-start_time\", timezone: $timezone, pageSize: 5) {\n      results {\n        ...NextShiftFields\n      }\n    }\n    ahead: myShifts(filter: UPCOMING, ordering: \"start_time\", timezone: $timezone, pageSize: 5) {\n      results {\n        ...NextShiftFields\n      }\n    }\n  }\n\n  fragment NextShiftFields on PortalShift {\n    id\n    startTime\n    endTime\n    status\n    timeZone\n    checkInFrom\n    clientName\n    clientAddress\n    locationName\n    locationAddress\n    companyName\n    companyPhone\n  }\n": typeof types.NextShiftDocument,
    "\n  mutation CheckIntoShift($shiftId: ID!) {\n    checkIn(shiftId: $shiftId) {\n      id\n      status\n    }\n  }\n": typeof types.CheckIntoShiftDocument,
    "mutation EraseAccount { eraseAccount }": typeof types.EraseAccountDocument,
    "\n  query MySignInSteps {\n    secondFactor {\n      confirmedAt\n      recoveryCodes\n    }\n    passkeys {\n      ...all\n    }\n  }\n": typeof types.MySignInStepsDocument,
    "mutation RenamePasskey { renamePasskey { id name } }": typeof types.RenamePasskeyDocument,
    "mutation RemovePasskey { removePasskey }": typeof types.RemovePasskeyDocument,
    "mutation BeginSecondFactor { beginSecondFactor { secret qrCode } }": typeof types.BeginSecondFactorDocument,
    "mutation ConfirmSecondFactor { confirmSecondFactor { recoveryCodes } }": typeof types.ConfirmSecondFactorDocument,
    "mutation RenewRecoveryCodes { renewRecoveryCodes { recoveryCodes } }": typeof types.RenewRecoveryCodesDocument,
    "mutation RemoveSecondFactor { removeSecondFactor }": typeof types.RemoveSecondFactorDocument,
    "mutation RequestPasswordReset { requestPasswordReset }": typeof types.RequestPasswordResetDocument,
    "mutation ConfirmPasswordReset { confirmPasswordReset }": typeof types.ConfirmPasswordResetDocument,
};
const documents: Documents = {
    "mutation ConfirmEmail { confirmEmail }": types.ConfirmEmailDocument,
    "\n  query SignedInDevices {\n    sessions {\n      id\n      userAgent\n      ipAddress\n      lastUsedAt\n      isCurrent\n    }\n  }\n": types.SignedInDevicesDocument,
    "mutation RevokeSession { revokeSession }": types.RevokeSessionDocument,
    "mutation RevokeOtherSessions { revokeOtherSessions }": types.RevokeOtherSessionsDocument,
    "mutation DisconnectPatreon { disconnectPatreon }": types.DisconnectPatreonDocument,
    "\n  query PatreonConnections {\n    patreonConnections {\n      patreonId\n      connectedAt\n      hasPassword\n    }\n  }\n": types.PatreonConnectionsDocument,
    "mutation ChangeEmail { changeEmail }": types.ChangeEmailDocument,
    "\n  query NextShift($timezone: String!) {\n    begun: myShifts(filter: PAST, ordering: \"-start_time\", timezone: $timezone, pageSize: 5) {\n      results {\n        ...NextShiftFields\n      }\n    }\n    ahead: myShifts(filter: UPCOMING, ordering: \"start_time\", timezone: $timezone, pageSize: 5) {\n      results {\n        ...NextShiftFields\n      }\n    }\n  }\n\n  fragment NextShiftFields on PortalShift {\n    id\n    startTime\n    endTime\n    status\n    timeZone\n    checkInFrom\n    clientName\n    clientAddress\n    locationName\n    locationAddress\n    companyName\n    companyPhone\n  }\n": types.NextShiftDocument,
    "\n  mutation CheckIntoShift($shiftId: ID!) {\n    checkIn(shiftId: $shiftId) {\n      id\n      status\n    }\n  }\n": types.CheckIntoShiftDocument,
    "mutation EraseAccount { eraseAccount }": types.EraseAccountDocument,
    "\n  query MySignInSteps {\n    secondFactor {\n      confirmedAt\n      recoveryCodes\n    }\n    passkeys {\n      ...all\n    }\n  }\n": types.MySignInStepsDocument,
    "mutation RenamePasskey { renamePasskey { id name } }": types.RenamePasskeyDocument,
    "mutation RemovePasskey { removePasskey }": types.RemovePasskeyDocument,
    "mutation BeginSecondFactor { beginSecondFactor { secret qrCode } }": types.BeginSecondFactorDocument,
    "mutation ConfirmSecondFactor { confirmSecondFactor { recoveryCodes } }": types.ConfirmSecondFactorDocument,
    "mutation RenewRecoveryCodes { renewRecoveryCodes { recoveryCodes } }": types.RenewRecoveryCodesDocument,
    "mutation RemoveSecondFactor { removeSecondFactor }": types.RemoveSecondFactorDocument,
    "mutation RequestPasswordReset { requestPasswordReset }": types.RequestPasswordResetDocument,
    "mutation ConfirmPasswordReset { confirmPasswordReset }": types.ConfirmPasswordResetDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConfirmEmail { confirmEmail }"): (typeof documents)["mutation ConfirmEmail { confirmEmail }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SignedInDevices {\n    sessions {\n      id\n      userAgent\n      ipAddress\n      lastUsedAt\n      isCurrent\n    }\n  }\n"): (typeof documents)["\n  query SignedInDevices {\n    sessions {\n      id\n      userAgent\n      ipAddress\n      lastUsedAt\n      isCurrent\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RevokeSession { revokeSession }"): (typeof documents)["mutation RevokeSession { revokeSession }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RevokeOtherSessions { revokeOtherSessions }"): (typeof documents)["mutation RevokeOtherSessions { revokeOtherSessions }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DisconnectPatreon { disconnectPatreon }"): (typeof documents)["mutation DisconnectPatreon { disconnectPatreon }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PatreonConnections {\n    patreonConnections {\n      patreonId\n      connectedAt\n      hasPassword\n    }\n  }\n"): (typeof documents)["\n  query PatreonConnections {\n    patreonConnections {\n      patreonId\n      connectedAt\n      hasPassword\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChangeEmail { changeEmail }"): (typeof documents)["mutation ChangeEmail { changeEmail }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NextShift($timezone: String!) {\n    begun: myShifts(filter: PAST, ordering: \"-start_time\", timezone: $timezone, pageSize: 5) {\n      results {\n        ...NextShiftFields\n      }\n    }\n    ahead: myShifts(filter: UPCOMING, ordering: \"start_time\", timezone: $timezone, pageSize: 5) {\n      results {\n        ...NextShiftFields\n      }\n    }\n  }\n\n  fragment NextShiftFields on PortalShift {\n    id\n    startTime\n    endTime\n    status\n    timeZone\n    checkInFrom\n    clientName\n    clientAddress\n    locationName\n    locationAddress\n    companyName\n    companyPhone\n  }\n"): (typeof documents)["\n  query NextShift($timezone: String!) {\n    begun: myShifts(filter: PAST, ordering: \"-start_time\", timezone: $timezone, pageSize: 5) {\n      results {\n        ...NextShiftFields\n      }\n    }\n    ahead: myShifts(filter: UPCOMING, ordering: \"start_time\", timezone: $timezone, pageSize: 5) {\n      results {\n        ...NextShiftFields\n      }\n    }\n  }\n\n  fragment NextShiftFields on PortalShift {\n    id\n    startTime\n    endTime\n    status\n    timeZone\n    checkInFrom\n    clientName\n    clientAddress\n    locationName\n    locationAddress\n    companyName\n    companyPhone\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CheckIntoShift($shiftId: ID!) {\n    checkIn(shiftId: $shiftId) {\n      id\n      status\n    }\n  }\n"): (typeof documents)["\n  mutation CheckIntoShift($shiftId: ID!) {\n    checkIn(shiftId: $shiftId) {\n      id\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EraseAccount { eraseAccount }"): (typeof documents)["mutation EraseAccount { eraseAccount }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MySignInSteps {\n    secondFactor {\n      confirmedAt\n      recoveryCodes\n    }\n    passkeys {\n      ...all\n    }\n  }\n"): (typeof documents)["\n  query MySignInSteps {\n    secondFactor {\n      confirmedAt\n      recoveryCodes\n    }\n    passkeys {\n      ...all\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RenamePasskey { renamePasskey { id name } }"): (typeof documents)["mutation RenamePasskey { renamePasskey { id name } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemovePasskey { removePasskey }"): (typeof documents)["mutation RemovePasskey { removePasskey }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BeginSecondFactor { beginSecondFactor { secret qrCode } }"): (typeof documents)["mutation BeginSecondFactor { beginSecondFactor { secret qrCode } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConfirmSecondFactor { confirmSecondFactor { recoveryCodes } }"): (typeof documents)["mutation ConfirmSecondFactor { confirmSecondFactor { recoveryCodes } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RenewRecoveryCodes { renewRecoveryCodes { recoveryCodes } }"): (typeof documents)["mutation RenewRecoveryCodes { renewRecoveryCodes { recoveryCodes } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemoveSecondFactor { removeSecondFactor }"): (typeof documents)["mutation RemoveSecondFactor { removeSecondFactor }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequestPasswordReset { requestPasswordReset }"): (typeof documents)["mutation RequestPasswordReset { requestPasswordReset }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConfirmPasswordReset { confirmPasswordReset }"): (typeof documents)["mutation ConfirmPasswordReset { confirmPasswordReset }"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;