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
    "\n  mutation ConfirmEmail($token: String!) {\n    confirmEmail(token: $token)\n  }\n": typeof types.ConfirmEmailDocument,
    "\n  query SignedInDevices {\n    sessions {\n      id\n      userAgent\n      ipAddress\n      lastUsedAt\n      isCurrent\n    }\n  }\n": typeof types.SignedInDevicesDocument,
    "\n  mutation RevokeSession($id: ID!) {\n    revokeSession(id: $id)\n  }\n": typeof types.RevokeSessionDocument,
    "\n  mutation RevokeOtherSessions {\n    revokeOtherSessions\n  }\n": typeof types.RevokeOtherSessionsDocument,
    "\n  mutation DisconnectPatreon {\n    disconnectPatreon\n  }\n": typeof types.DisconnectPatreonDocument,
    "\n  query PatreonConnections {\n    patreonConnections {\n      patreonId\n      connectedAt\n      hasPassword\n    }\n  }\n": typeof types.PatreonConnectionsDocument,
    "\n  mutation ChangeEmail($email: String!) {\n    changeEmail(email: $email)\n  }\n": typeof types.ChangeEmailDocument,
    "\n  query NextShift($timezone: String!) {\n    begun: myShifts(filter: PAST, ordering: \"-start_time\", timezone: $timezone, pageSize: 5) {\n      results {\n        ...NextShiftFields\n      }\n    }\n    ahead: myShifts(filter: UPCOMING, ordering: \"start_time\", timezone: $timezone, pageSize: 5) {\n      results {\n        ...NextShiftFields\n      }\n    }\n  }\n\n  fragment NextShiftFields on PortalShift {\n    id\n    startTime\n    endTime\n    status\n    timeZone\n    checkInFrom\n    clientName\n    clientAddress\n    locationName\n    locationAddress\n    companyName\n    companyPhone\n  }\n": typeof types.NextShiftDocument,
    "\n  mutation CheckIntoShift($shiftId: ID!) {\n    checkIn(shiftId: $shiftId) {\n      id\n      status\n    }\n  }\n": typeof types.CheckIntoShiftDocument,
    "\n  mutation EraseAccount($username: String!) {\n    eraseAccount(username: $username)\n  }\n": typeof types.EraseAccountDocument,
    "\n  query MySignInSteps {\n    secondFactor {\n      confirmedAt\n      recoveryCodes\n    }\n    passkeys {\n      id\n      name\n      createdAt\n      lastUsedAt\n    }\n  }\n": typeof types.MySignInStepsDocument,
    "\n  mutation RenamePasskey($id: ID!, $name: String!) {\n    renamePasskey(id: $id, name: $name) {\n      id\n      name\n    }\n  }\n": typeof types.RenamePasskeyDocument,
    "\n  mutation RemovePasskey($id: ID!) {\n    removePasskey(id: $id)\n  }\n": typeof types.RemovePasskeyDocument,
    "\n  mutation BeginSecondFactor {\n    beginSecondFactor {\n      secret\n      qrCode\n    }\n  }\n": typeof types.BeginSecondFactorDocument,
    "\n  mutation ConfirmSecondFactor($code: String!) {\n    confirmSecondFactor(code: $code) {\n      recoveryCodes\n    }\n  }\n": typeof types.ConfirmSecondFactorDocument,
    "\n  mutation RenewRecoveryCodes {\n    renewRecoveryCodes {\n      recoveryCodes\n    }\n  }\n": typeof types.RenewRecoveryCodesDocument,
    "\n  mutation RemoveSecondFactor {\n    removeSecondFactor\n  }\n": typeof types.RemoveSecondFactorDocument,
    "\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email)\n  }\n": typeof types.RequestPasswordResetDocument,
    "\n  mutation ConfirmPasswordReset($uid: String!, $token: String!, $newPassword: String!) {\n    confirmPasswordReset(uid: $uid, token: $token, newPassword: $newPassword)\n  }\n": typeof types.ConfirmPasswordResetDocument,
};
const documents: Documents = {
    "\n  mutation ConfirmEmail($token: String!) {\n    confirmEmail(token: $token)\n  }\n": types.ConfirmEmailDocument,
    "\n  query SignedInDevices {\n    sessions {\n      id\n      userAgent\n      ipAddress\n      lastUsedAt\n      isCurrent\n    }\n  }\n": types.SignedInDevicesDocument,
    "\n  mutation RevokeSession($id: ID!) {\n    revokeSession(id: $id)\n  }\n": types.RevokeSessionDocument,
    "\n  mutation RevokeOtherSessions {\n    revokeOtherSessions\n  }\n": types.RevokeOtherSessionsDocument,
    "\n  mutation DisconnectPatreon {\n    disconnectPatreon\n  }\n": types.DisconnectPatreonDocument,
    "\n  query PatreonConnections {\n    patreonConnections {\n      patreonId\n      connectedAt\n      hasPassword\n    }\n  }\n": types.PatreonConnectionsDocument,
    "\n  mutation ChangeEmail($email: String!) {\n    changeEmail(email: $email)\n  }\n": types.ChangeEmailDocument,
    "\n  query NextShift($timezone: String!) {\n    begun: myShifts(filter: PAST, ordering: \"-start_time\", timezone: $timezone, pageSize: 5) {\n      results {\n        ...NextShiftFields\n      }\n    }\n    ahead: myShifts(filter: UPCOMING, ordering: \"start_time\", timezone: $timezone, pageSize: 5) {\n      results {\n        ...NextShiftFields\n      }\n    }\n  }\n\n  fragment NextShiftFields on PortalShift {\n    id\n    startTime\n    endTime\n    status\n    timeZone\n    checkInFrom\n    clientName\n    clientAddress\n    locationName\n    locationAddress\n    companyName\n    companyPhone\n  }\n": types.NextShiftDocument,
    "\n  mutation CheckIntoShift($shiftId: ID!) {\n    checkIn(shiftId: $shiftId) {\n      id\n      status\n    }\n  }\n": types.CheckIntoShiftDocument,
    "\n  mutation EraseAccount($username: String!) {\n    eraseAccount(username: $username)\n  }\n": types.EraseAccountDocument,
    "\n  query MySignInSteps {\n    secondFactor {\n      confirmedAt\n      recoveryCodes\n    }\n    passkeys {\n      id\n      name\n      createdAt\n      lastUsedAt\n    }\n  }\n": types.MySignInStepsDocument,
    "\n  mutation RenamePasskey($id: ID!, $name: String!) {\n    renamePasskey(id: $id, name: $name) {\n      id\n      name\n    }\n  }\n": types.RenamePasskeyDocument,
    "\n  mutation RemovePasskey($id: ID!) {\n    removePasskey(id: $id)\n  }\n": types.RemovePasskeyDocument,
    "\n  mutation BeginSecondFactor {\n    beginSecondFactor {\n      secret\n      qrCode\n    }\n  }\n": types.BeginSecondFactorDocument,
    "\n  mutation ConfirmSecondFactor($code: String!) {\n    confirmSecondFactor(code: $code) {\n      recoveryCodes\n    }\n  }\n": types.ConfirmSecondFactorDocument,
    "\n  mutation RenewRecoveryCodes {\n    renewRecoveryCodes {\n      recoveryCodes\n    }\n  }\n": types.RenewRecoveryCodesDocument,
    "\n  mutation RemoveSecondFactor {\n    removeSecondFactor\n  }\n": types.RemoveSecondFactorDocument,
    "\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email)\n  }\n": types.RequestPasswordResetDocument,
    "\n  mutation ConfirmPasswordReset($uid: String!, $token: String!, $newPassword: String!) {\n    confirmPasswordReset(uid: $uid, token: $token, newPassword: $newPassword)\n  }\n": types.ConfirmPasswordResetDocument,
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
export function graphql(source: "\n  mutation ConfirmEmail($token: String!) {\n    confirmEmail(token: $token)\n  }\n"): (typeof documents)["\n  mutation ConfirmEmail($token: String!) {\n    confirmEmail(token: $token)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SignedInDevices {\n    sessions {\n      id\n      userAgent\n      ipAddress\n      lastUsedAt\n      isCurrent\n    }\n  }\n"): (typeof documents)["\n  query SignedInDevices {\n    sessions {\n      id\n      userAgent\n      ipAddress\n      lastUsedAt\n      isCurrent\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeSession($id: ID!) {\n    revokeSession(id: $id)\n  }\n"): (typeof documents)["\n  mutation RevokeSession($id: ID!) {\n    revokeSession(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeOtherSessions {\n    revokeOtherSessions\n  }\n"): (typeof documents)["\n  mutation RevokeOtherSessions {\n    revokeOtherSessions\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DisconnectPatreon {\n    disconnectPatreon\n  }\n"): (typeof documents)["\n  mutation DisconnectPatreon {\n    disconnectPatreon\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PatreonConnections {\n    patreonConnections {\n      patreonId\n      connectedAt\n      hasPassword\n    }\n  }\n"): (typeof documents)["\n  query PatreonConnections {\n    patreonConnections {\n      patreonId\n      connectedAt\n      hasPassword\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeEmail($email: String!) {\n    changeEmail(email: $email)\n  }\n"): (typeof documents)["\n  mutation ChangeEmail($email: String!) {\n    changeEmail(email: $email)\n  }\n"];
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
export function graphql(source: "\n  mutation EraseAccount($username: String!) {\n    eraseAccount(username: $username)\n  }\n"): (typeof documents)["\n  mutation EraseAccount($username: String!) {\n    eraseAccount(username: $username)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MySignInSteps {\n    secondFactor {\n      confirmedAt\n      recoveryCodes\n    }\n    passkeys {\n      id\n      name\n      createdAt\n      lastUsedAt\n    }\n  }\n"): (typeof documents)["\n  query MySignInSteps {\n    secondFactor {\n      confirmedAt\n      recoveryCodes\n    }\n    passkeys {\n      id\n      name\n      createdAt\n      lastUsedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenamePasskey($id: ID!, $name: String!) {\n    renamePasskey(id: $id, name: $name) {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  mutation RenamePasskey($id: ID!, $name: String!) {\n    renamePasskey(id: $id, name: $name) {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemovePasskey($id: ID!) {\n    removePasskey(id: $id)\n  }\n"): (typeof documents)["\n  mutation RemovePasskey($id: ID!) {\n    removePasskey(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeginSecondFactor {\n    beginSecondFactor {\n      secret\n      qrCode\n    }\n  }\n"): (typeof documents)["\n  mutation BeginSecondFactor {\n    beginSecondFactor {\n      secret\n      qrCode\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmSecondFactor($code: String!) {\n    confirmSecondFactor(code: $code) {\n      recoveryCodes\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmSecondFactor($code: String!) {\n    confirmSecondFactor(code: $code) {\n      recoveryCodes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenewRecoveryCodes {\n    renewRecoveryCodes {\n      recoveryCodes\n    }\n  }\n"): (typeof documents)["\n  mutation RenewRecoveryCodes {\n    renewRecoveryCodes {\n      recoveryCodes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveSecondFactor {\n    removeSecondFactor\n  }\n"): (typeof documents)["\n  mutation RemoveSecondFactor {\n    removeSecondFactor\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email)\n  }\n"): (typeof documents)["\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmPasswordReset($uid: String!, $token: String!, $newPassword: String!) {\n    confirmPasswordReset(uid: $uid, token: $token, newPassword: $newPassword)\n  }\n"): (typeof documents)["\n  mutation ConfirmPasswordReset($uid: String!, $token: String!, $newPassword: String!) {\n    confirmPasswordReset(uid: $uid, token: $token, newPassword: $newPassword)\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;