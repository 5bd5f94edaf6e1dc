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
    "\n  fragment PortalShiftFields on PortalShift {\n    id\n    date\n    startTime\n    endTime\n    status\n    locationName\n    clientName\n    notes\n    durationHours\n    pay\n  }\n": typeof types.PortalShiftFieldsFragmentDoc,
    "\n  query PortalToday($timezone: String!) {\n    myEmployee {\n      id\n      firstName\n      companyName\n    }\n    upcoming: myShifts(filter: UPCOMING, ordering: \"start_time\", timezone: $timezone, pageSize: 10) {\n      results {\n        ...PortalShiftFields\n      }\n    }\n    recent: myShifts(filter: PAST, ordering: \"-start_time\", timezone: $timezone, pageSize: 10) {\n      results {\n        ...PortalShiftFields\n      }\n    }\n  }\n": typeof types.PortalTodayDocument,
    "\n  query MyShifts($filter: PortalShiftFilter!, $timezone: String!, $page: Int!, $pageSize: Int!) {\n    myShifts(filter: $filter, timezone: $timezone, page: $page, pageSize: $pageSize) {\n      count\n      results {\n        ...PortalShiftFields\n      }\n    }\n  }\n": typeof types.MyShiftsDocument,
};
const documents: Documents = {
    "\n  fragment PortalShiftFields on PortalShift {\n    id\n    date\n    startTime\n    endTime\n    status\n    locationName\n    clientName\n    notes\n    durationHours\n    pay\n  }\n": types.PortalShiftFieldsFragmentDoc,
    "\n  query PortalToday($timezone: String!) {\n    myEmployee {\n      id\n      firstName\n      companyName\n    }\n    upcoming: myShifts(filter: UPCOMING, ordering: \"start_time\", timezone: $timezone, pageSize: 10) {\n      results {\n        ...PortalShiftFields\n      }\n    }\n    recent: myShifts(filter: PAST, ordering: \"-start_time\", timezone: $timezone, pageSize: 10) {\n      results {\n        ...PortalShiftFields\n      }\n    }\n  }\n": types.PortalTodayDocument,
    "\n  query MyShifts($filter: PortalShiftFilter!, $timezone: String!, $page: Int!, $pageSize: Int!) {\n    myShifts(filter: $filter, timezone: $timezone, page: $page, pageSize: $pageSize) {\n      count\n      results {\n        ...PortalShiftFields\n      }\n    }\n  }\n": types.MyShiftsDocument,
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
export function graphql(source: "\n  fragment PortalShiftFields on PortalShift {\n    id\n    date\n    startTime\n    endTime\n    status\n    locationName\n    clientName\n    notes\n    durationHours\n    pay\n  }\n"): (typeof documents)["\n  fragment PortalShiftFields on PortalShift {\n    id\n    date\n    startTime\n    endTime\n    status\n    locationName\n    clientName\n    notes\n    durationHours\n    pay\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PortalToday($timezone: String!) {\n    myEmployee {\n      id\n      firstName\n      companyName\n    }\n    upcoming: myShifts(filter: UPCOMING, ordering: \"start_time\", timezone: $timezone, pageSize: 10) {\n      results {\n        ...PortalShiftFields\n      }\n    }\n    recent: myShifts(filter: PAST, ordering: \"-start_time\", timezone: $timezone, pageSize: 10) {\n      results {\n        ...PortalShiftFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query PortalToday($timezone: String!) {\n    myEmployee {\n      id\n      firstName\n      companyName\n    }\n    upcoming: myShifts(filter: UPCOMING, ordering: \"start_time\", timezone: $timezone, pageSize: 10) {\n      results {\n        ...PortalShiftFields\n      }\n    }\n    recent: myShifts(filter: PAST, ordering: \"-start_time\", timezone: $timezone, pageSize: 10) {\n      results {\n        ...PortalShiftFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyShifts($filter: PortalShiftFilter!, $timezone: String!, $page: Int!, $pageSize: Int!) {\n    myShifts(filter: $filter, timezone: $timezone, page: $page, pageSize: $pageSize) {\n      count\n      results {\n        ...PortalShiftFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyShifts($filter: PortalShiftFilter!, $timezone: String!, $page: Int!, $pageSize: Int!) {\n    myShifts(filter: $filter, timezone: $timezone, page: $page, pageSize: $pageSize) {\n      count\n      results {\n        ...PortalShiftFields\n      }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;