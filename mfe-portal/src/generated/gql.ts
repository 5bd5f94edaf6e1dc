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
    "query TapKey { tapKey }": typeof types.TapKeyDocument,
    "mutation CheckIn { checkIn { ...Attendance } }": typeof types.CheckInDocument,
    "mutation SendWord { sendWord { ...Attendance } }": typeof types.SendWordDocument,
    "mutation CheckOut { checkOut { ...Attendance } }": typeof types.CheckOutDocument,
    "\n  fragment Attendance on PortalShift {\n    id\n    status\n    checkedIn\n    checkedOut\n    checkedInAt\n    checkedOutAt\n    durationHours\n    pay\n    lateMinutes\n    absence\n  }\n": typeof types.AttendanceFragmentDoc,
    "query MyUnavailability { myUnavailability { ...all } }": typeof types.MyUnavailabilityDocument,
    "mutation AddMyUnavailability { addMyUnavailability { id } }": typeof types.AddMyUnavailabilityDocument,
    "mutation RemoveMyUnavailability { removeMyUnavailability }": typeof types.RemoveMyUnavailabilityDocument,
    "query MyAvailability { myAvailability { ...RuleFields } }": typeof types.MyAvailabilityDocument,
    "mutation SetMyAvailability { setMyAvailability { ...RuleFields } }": typeof types.SetMyAvailabilityDocument,
    "query MyDatedAvailability { myDatedAvailability { ...all } }": typeof types.MyDatedAvailabilityDocument,
    "mutation PaintMyAvailability { paintMyAvailability { ...all } }": typeof types.PaintMyAvailabilityDocument,
    "\n  query MyMonth($firstDay: Date!, $lastDay: Date!, $timezone: String) {\n    myShifts(firstDay: $firstDay, lastDay: $lastDay, timezone: $timezone, ordering: \"start_time\", pageSize: 100) {\n      results {\n        id\n        date\n        startTime\n        endTime\n        timeZone\n        status\n      }\n    }\n  }\n": typeof types.MyMonthDocument,
    "fragment RuleFields on AvailabilityRule { ...all }": typeof types.RuleFieldsFragmentDoc,
    "query MyCalendarFeed { myCalendarFeed { ...all } }": typeof types.MyCalendarFeedDocument,
    "mutation RenewMyCalendarFeed { renewMyCalendarFeed { ...all } }": typeof types.RenewMyCalendarFeedDocument,
    "mutation RevokeMyCalendarFeed { revokeMyCalendarFeed }": typeof types.RevokeMyCalendarFeedDocument,
    "query ServerTime { serverTime }": typeof types.ServerTimeDocument,
    "mutation ConfirmShifts { confirmShifts { id confirmedAt toConfirm } }": typeof types.ConfirmShiftsDocument,
    "fragment MyThreadFields on MyThread { ...all days { ...all } }": typeof types.MyThreadFieldsFragmentDoc,
    "\n  query MyThreads($page: Int!) {\n    myThreads(page: $page, pageSize: 20) {\n      count\n      results {\n        ...MyThreadFields\n      }\n    }\n  }\n": typeof types.MyThreadsDocument,
    "\n  query MyThreadAbout($shift: ID, $openShift: ID, $offer: ID, $timeOff: ID) {\n    myThreads(shift: $shift, openShift: $openShift, offer: $offer, timeOff: $timeOff, pageSize: 1) {\n      results {\n        ...MyThreadFields\n      }\n    }\n  }\n": typeof types.MyThreadAboutDocument,
    "query MyThreadById { myThread { ...MyThreadFields } }": typeof types.MyThreadByIdDocument,
    "\n  query MyThreadMessages($thread: ID!) {\n    myThreadMessages(thread: $thread, pageSize: 100) {\n      results {\n        ...all\n      }\n    }\n  }\n": typeof types.MyThreadMessagesDocument,
    "mutation ReadMyThread { readMyThread { ...MyThreadFields } }": typeof types.ReadMyThreadDocument,
    "\n  fragment NoticeFields on Notice {\n    ...all\n    license {\n      ...all\n    }\n    openShift {\n      ...all\n    }\n    timeOff {\n      ...all\n    }\n    offer {\n      kind\n      status\n      colleagueName\n      answer\n      given {\n        ...OfferedShiftFields\n      }\n      inReturn {\n        ...OfferedShiftFields\n      }\n    }\n    thread {\n      ...all\n      days {\n        ...all\n      }\n    }\n    shifts {\n      ...all\n      before {\n        ...all\n      }\n    }\n  }\n": typeof types.NoticeFieldsFragmentDoc,
    "\n  query UnreadNotices {\n    myUnreadNotices\n    myUnreadThreads\n    myOpenShifts {\n      id\n      claim\n    }\n    myEmployee {\n      id\n      companyName\n      status\n    }\n  }\n": typeof types.UnreadNoticesDocument,
    "\n  query MyNotices($page: Int!) {\n    myUnreadNotices\n    myNotices(page: $page, pageSize: 20) {\n      count\n      results {\n        ...NoticeFields\n      }\n    }\n  }\n": typeof types.MyNoticesDocument,
    "mutation ReadNotices { readMyNotices }": typeof types.ReadNoticesDocument,
    "mutation UnreadLastNotices { unreadMyNotices }": typeof types.UnreadLastNoticesDocument,
    "fragment OfferedShiftFields on OfferedShift { ...all }": typeof types.OfferedShiftFieldsFragmentDoc,
    "\n  fragment MyOfferFields on MyOffer {\n    ...all\n    given {\n      ...OfferedShiftFields\n    }\n    inReturn {\n      ...OfferedShiftFields\n    }\n    conflicts {\n      ...ConflictFields\n    }\n  }\n": typeof types.MyOfferFieldsFragmentDoc,
    "query MyOffers { myOffers(pageSize: 20) { results { ...MyOfferFields } } }": typeof types.MyOffersDocument,
    "query OfferColleagues { offerColleagues { ...all } }": typeof types.OfferColleaguesDocument,
    "query OfferReturns { offerReturns { ...OfferedShiftFields } }": typeof types.OfferReturnsDocument,
    "mutation AskColleague { askColleague { ...MyOfferFields } }": typeof types.AskColleagueDocument,
    "mutation AcceptOffer { acceptOffer { ...MyOfferFields } }": typeof types.AcceptOfferDocument,
    "mutation TakeBackAcceptance { takeBackAcceptance { id status } }": typeof types.TakeBackAcceptanceDocument,
    "mutation DeclineOffer { declineOffer { ...MyOfferFields } }": typeof types.DeclineOfferDocument,
    "mutation WithdrawOffer { withdrawOffer { ...MyOfferFields } }": typeof types.WithdrawOfferDocument,
    "fragment MyOpenShiftFields on MyOpenShift { ...all conflicts { ...ConflictFields } }": typeof types.MyOpenShiftFieldsFragmentDoc,
    "query MyOpenShifts { myOpenShifts { ...MyOpenShiftFields } }": typeof types.MyOpenShiftsDocument,
    "\n  query PaymentHistory($period: ID) {\n    myPayments(period: $period) {\n      payments {\n        ...all\n      }\n      summary {\n        ...all\n      }\n    }\n    paymentPeriods(pageSize: 100) {\n      results {\n        id\n        name\n      }\n    }\n  }\n": typeof types.PaymentHistoryDocument,
    "\n  fragment ProfileFields on EmployeeProfile {\n    id\n    name\n    email\n    phone\n    address\n    city\n    state\n    zipCode\n    emergencyContactName\n    emergencyContactPhone\n  }\n": typeof types.ProfileFieldsFragmentDoc,
    "\n  query MyProfile {\n    myEmployee {\n      ...ProfileFields\n      companyName\n      hourlyRate\n      startDate\n      qualifications {\n        id\n        name\n      }\n    }\n  }\n": typeof types.MyProfileDocument,
    "\n  query MyLicenses {\n    myLicenses {\n      id\n      qualificationName\n      expires\n      renewed\n      number\n      validFrom\n      validUntil\n      scanName\n    }\n  }\n": typeof types.MyLicensesDocument,
    "\n  mutation UpdateMyEmployee {\n    updateMyEmployee {\n      ...ProfileFields\n      firstName\n    }\n  }\n": typeof types.UpdateMyEmployeeDocument,
    "query PushKey { pushKey }": typeof types.PushKeyDocument,
    "mutation SubscribeToPush { subscribeToPush }": typeof types.SubscribeToPushDocument,
    "mutation UnsubscribeFromPush { unsubscribeFromPush }": typeof types.UnsubscribeFromPushDocument,
    "query MySettings { settings { ...SettingsFields } chosenSettings { timezone } }": typeof types.MySettingsDocument,
    "mutation UpdateSettings { updateSettings { ...SettingsFields } }": typeof types.UpdateSettingsDocument,
    "fragment SettingsFields on UserSettings { notificationsEnabled emailNotifications shiftReminders language }": typeof types.SettingsFieldsFragmentDoc,
    "fragment ConflictFields on ShiftConflict { ...all other { ...all } }": typeof types.ConflictFieldsFragmentDoc,
    "query MyHolidays { myHolidays { shiftId name } }": typeof types.MyHolidaysDocument,
    "fragment PortalShiftFields on PortalShift { ...all }": typeof types.PortalShiftFieldsFragmentDoc,
    "\n  query PortalToday($timezone: String) {\n    myEmployee {\n      id\n      firstName\n      companyName\n    }\n    upcoming: myShifts(filter: UPCOMING, ordering: \"start_time\", timezone: $timezone, pageSize: 100) {\n      results {\n        ...PortalShiftFields\n      }\n    }\n    recent: myShifts(filter: PAST, ordering: \"-start_time\", timezone: $timezone, pageSize: 10) {\n      results {\n        ...PortalShiftFields\n      }\n    }\n  }\n": typeof types.PortalTodayDocument,
    "\n  query MyShifts($filter: PortalShiftFilter!, $timezone: String, $page: Int!, $pageSize: Int!) {\n    myShifts(filter: $filter, timezone: $timezone, page: $page, pageSize: $pageSize) {\n      count\n      results {\n        ...PortalShiftFields\n      }\n    }\n  }\n": typeof types.MyShiftsDocument,
    "query MyShift { myShift { ...PortalShiftFields } }": typeof types.MyShiftDocument,
    "\n  fragment MyTimeOffFields on TimeOff {\n    id\n    typeId\n    typeName\n    unit\n    fromDay\n    fromTime\n    untilDay\n    untilTime\n    amount\n    reason\n    fileName\n    lacksDocument\n    status\n    answer\n    suggestedFrom\n    suggestedUntil\n  }\n": typeof types.MyTimeOffFieldsFragmentDoc,
    "\n  query MyTimeOff {\n    myTimeOffBalances {\n      typeId\n      typeName\n      unit\n      isSick\n      isCounted\n      needsApproval\n      needsDocument\n      noticeDays\n      pending\n      balance\n    }\n    myTimeOff(pageSize: 20) {\n      results {\n        ...MyTimeOffFields\n      }\n    }\n  }\n": typeof types.MyTimeOffDocument,
    "\n  query MyTimeOffEntries($type: ID) {\n    myTimeOffEntries(type: $type, pageSize: 50) {\n      results {\n        id\n        kind\n        amount\n        day\n        reason\n      }\n    }\n  }\n": typeof types.MyTimeOffEntriesDocument,
    "mutation RestoreTimeOff { restoreTimeOff { ...MyTimeOffFields } }": typeof types.RestoreTimeOffDocument,
    "mutation SetTimeOffFile { setMyTimeOffFile { ...MyTimeOffFields } }": typeof types.SetTimeOffFileDocument,
    "mutation DeleteTimeOffFile { deleteMyTimeOffFile { ...MyTimeOffFields } }": typeof types.DeleteTimeOffFileDocument,
    "\n  query MyWeek($firstDay: Date!, $lastDay: Date!, $timezone: String) {\n    myShifts(firstDay: $firstDay, lastDay: $lastDay, timezone: $timezone, ordering: \"start_time\", pageSize: 50) {\n      results {\n        ...PortalShiftFields\n      }\n    }\n  }\n": typeof types.MyWeekDocument,
    "mutation ClaimOpenShift { claimOpenShift { ...MyOpenShiftFields } }": typeof types.ClaimOpenShiftDocument,
    "mutation WithdrawClaim { withdrawClaim { ...MyOpenShiftFields } }": typeof types.WithdrawClaimDocument,
    "mutation UnclaimOpenShift { unclaimOpenShift { ...MyOpenShiftFields } }": typeof types.UnclaimOpenShiftDocument,
    "mutation AskForTimeOff { askForTimeOff { ...MyTimeOffFields } }": typeof types.AskForTimeOffDocument,
    "mutation WithdrawTimeOff { withdrawTimeOff { ...MyTimeOffFields } }": typeof types.WithdrawTimeOffDocument,
    "mutation SickToday { sickToday { ...MyTimeOffFields } }": typeof types.SickTodayDocument,
    "mutation WriteMyMessage { writeMyMessage { ...MyThreadFields } }": typeof types.WriteMyMessageDocument,
    "mutation AcknowledgeThread { acknowledgeThread { ...MyThreadFields } }": typeof types.AcknowledgeThreadDocument,
};
const documents: Documents = {
    "query TapKey { tapKey }": types.TapKeyDocument,
    "mutation CheckIn { checkIn { ...Attendance } }": types.CheckInDocument,
    "mutation SendWord { sendWord { ...Attendance } }": types.SendWordDocument,
    "mutation CheckOut { checkOut { ...Attendance } }": types.CheckOutDocument,
    "\n  fragment Attendance on PortalShift {\n    id\n    status\n    checkedIn\n    checkedOut\n    checkedInAt\n    checkedOutAt\n    durationHours\n    pay\n    lateMinutes\n    absence\n  }\n": types.AttendanceFragmentDoc,
    "query MyUnavailability { myUnavailability { ...all } }": types.MyUnavailabilityDocument,
    "mutation AddMyUnavailability { addMyUnavailability { id } }": types.AddMyUnavailabilityDocument,
    "mutation RemoveMyUnavailability { removeMyUnavailability }": types.RemoveMyUnavailabilityDocument,
    "query MyAvailability { myAvailability { ...RuleFields } }": types.MyAvailabilityDocument,
    "mutation SetMyAvailability { setMyAvailability { ...RuleFields } }": types.SetMyAvailabilityDocument,
    "query MyDatedAvailability { myDatedAvailability { ...all } }": types.MyDatedAvailabilityDocument,
    "mutation PaintMyAvailability { paintMyAvailability { ...all } }": types.PaintMyAvailabilityDocument,
    "\n  query MyMonth($firstDay: Date!, $lastDay: Date!, $timezone: String) {\n    myShifts(firstDay: $firstDay, lastDay: $lastDay, timezone: $timezone, ordering: \"start_time\", pageSize: 100) {\n      results {\n        id\n        date\n        startTime\n        endTime\n        timeZone\n        status\n      }\n    }\n  }\n": types.MyMonthDocument,
    "fragment RuleFields on AvailabilityRule { ...all }": types.RuleFieldsFragmentDoc,
    "query MyCalendarFeed { myCalendarFeed { ...all } }": types.MyCalendarFeedDocument,
    "mutation RenewMyCalendarFeed { renewMyCalendarFeed { ...all } }": types.RenewMyCalendarFeedDocument,
    "mutation RevokeMyCalendarFeed { revokeMyCalendarFeed }": types.RevokeMyCalendarFeedDocument,
    "query ServerTime { serverTime }": types.ServerTimeDocument,
    "mutation ConfirmShifts { confirmShifts { id confirmedAt toConfirm } }": types.ConfirmShiftsDocument,
    "fragment MyThreadFields on MyThread { ...all days { ...all } }": types.MyThreadFieldsFragmentDoc,
    "\n  query MyThreads($page: Int!) {\n    myThreads(page: $page, pageSize: 20) {\n      count\n      results {\n        ...MyThreadFields\n      }\n    }\n  }\n": types.MyThreadsDocument,
    "\n  query MyThreadAbout($shift: ID, $openShift: ID, $offer: ID, $timeOff: ID) {\n    myThreads(shift: $shift, openShift: $openShift, offer: $offer, timeOff: $timeOff, pageSize: 1) {\n      results {\n        ...MyThreadFields\n      }\n    }\n  }\n": types.MyThreadAboutDocument,
    "query MyThreadById { myThread { ...MyThreadFields } }": types.MyThreadByIdDocument,
    "\n  query MyThreadMessages($thread: ID!) {\n    myThreadMessages(thread: $thread, pageSize: 100) {\n      results {\n        ...all\n      }\n    }\n  }\n": types.MyThreadMessagesDocument,
    "mutation ReadMyThread { readMyThread { ...MyThreadFields } }": types.ReadMyThreadDocument,
    "\n  fragment NoticeFields on Notice {\n    ...all\n    license {\n      ...all\n    }\n    openShift {\n      ...all\n    }\n    timeOff {\n      ...all\n    }\n    offer {\n      kind\n      status\n      colleagueName\n      answer\n      given {\n        ...OfferedShiftFields\n      }\n      inReturn {\n        ...OfferedShiftFields\n      }\n    }\n    thread {\n      ...all\n      days {\n        ...all\n      }\n    }\n    shifts {\n      ...all\n      before {\n        ...all\n      }\n    }\n  }\n": types.NoticeFieldsFragmentDoc,
    "\n  query UnreadNotices {\n    myUnreadNotices\n    myUnreadThreads\n    myOpenShifts {\n      id\n      claim\n    }\n    myEmployee {\n      id\n      companyName\n      status\n    }\n  }\n": types.UnreadNoticesDocument,
    "\n  query MyNotices($page: Int!) {\n    myUnreadNotices\n    myNotices(page: $page, pageSize: 20) {\n      count\n      results {\n        ...NoticeFields\n      }\n    }\n  }\n": types.MyNoticesDocument,
    "mutation ReadNotices { readMyNotices }": types.ReadNoticesDocument,
    "mutation UnreadLastNotices { unreadMyNotices }": types.UnreadLastNoticesDocument,
    "fragment OfferedShiftFields on OfferedShift { ...all }": types.OfferedShiftFieldsFragmentDoc,
    "\n  fragment MyOfferFields on MyOffer {\n    ...all\n    given {\n      ...OfferedShiftFields\n    }\n    inReturn {\n      ...OfferedShiftFields\n    }\n    conflicts {\n      ...ConflictFields\n    }\n  }\n": types.MyOfferFieldsFragmentDoc,
    "query MyOffers { myOffers(pageSize: 20) { results { ...MyOfferFields } } }": types.MyOffersDocument,
    "query OfferColleagues { offerColleagues { ...all } }": types.OfferColleaguesDocument,
    "query OfferReturns { offerReturns { ...OfferedShiftFields } }": types.OfferReturnsDocument,
    "mutation AskColleague { askColleague { ...MyOfferFields } }": types.AskColleagueDocument,
    "mutation AcceptOffer { acceptOffer { ...MyOfferFields } }": types.AcceptOfferDocument,
    "mutation TakeBackAcceptance { takeBackAcceptance { id status } }": types.TakeBackAcceptanceDocument,
    "mutation DeclineOffer { declineOffer { ...MyOfferFields } }": types.DeclineOfferDocument,
    "mutation WithdrawOffer { withdrawOffer { ...MyOfferFields } }": types.WithdrawOfferDocument,
    "fragment MyOpenShiftFields on MyOpenShift { ...all conflicts { ...ConflictFields } }": types.MyOpenShiftFieldsFragmentDoc,
    "query MyOpenShifts { myOpenShifts { ...MyOpenShiftFields } }": types.MyOpenShiftsDocument,
    "\n  query PaymentHistory($period: ID) {\n    myPayments(period: $period) {\n      payments {\n        ...all\n      }\n      summary {\n        ...all\n      }\n    }\n    paymentPeriods(pageSize: 100) {\n      results {\n        id\n        name\n      }\n    }\n  }\n": types.PaymentHistoryDocument,
    "\n  fragment ProfileFields on EmployeeProfile {\n    id\n    name\n    email\n    phone\n    address\n    city\n    state\n    zipCode\n    emergencyContactName\n    emergencyContactPhone\n  }\n": types.ProfileFieldsFragmentDoc,
    "\n  query MyProfile {\n    myEmployee {\n      ...ProfileFields\n      companyName\n      hourlyRate\n      startDate\n      qualifications {\n        id\n        name\n      }\n    }\n  }\n": types.MyProfileDocument,
    "\n  query MyLicenses {\n    myLicenses {\n      id\n      qualificationName\n      expires\n      renewed\n      number\n      validFrom\n      validUntil\n      scanName\n    }\n  }\n": types.MyLicensesDocument,
    "\n  mutation UpdateMyEmployee {\n    updateMyEmployee {\n      ...ProfileFields\n      firstName\n    }\n  }\n": types.UpdateMyEmployeeDocument,
    "query PushKey { pushKey }": types.PushKeyDocument,
    "mutation SubscribeToPush { subscribeToPush }": types.SubscribeToPushDocument,
    "mutation UnsubscribeFromPush { unsubscribeFromPush }": types.UnsubscribeFromPushDocument,
    "query MySettings { settings { ...SettingsFields } chosenSettings { timezone } }": types.MySettingsDocument,
    "mutation UpdateSettings { updateSettings { ...SettingsFields } }": types.UpdateSettingsDocument,
    "fragment SettingsFields on UserSettings { notificationsEnabled emailNotifications shiftReminders language }": types.SettingsFieldsFragmentDoc,
    "fragment ConflictFields on ShiftConflict { ...all other { ...all } }": types.ConflictFieldsFragmentDoc,
    "query MyHolidays { myHolidays { shiftId name } }": types.MyHolidaysDocument,
    "fragment PortalShiftFields on PortalShift { ...all }": types.PortalShiftFieldsFragmentDoc,
    "\n  query PortalToday($timezone: String) {\n    myEmployee {\n      id\n      firstName\n      companyName\n    }\n    upcoming: myShifts(filter: UPCOMING, ordering: \"start_time\", timezone: $timezone, pageSize: 100) {\n      results {\n        ...PortalShiftFields\n      }\n    }\n    recent: myShifts(filter: PAST, ordering: \"-start_time\", timezone: $timezone, pageSize: 10) {\n      results {\n        ...PortalShiftFields\n      }\n    }\n  }\n": types.PortalTodayDocument,
    "\n  query MyShifts($filter: PortalShiftFilter!, $timezone: String, $page: Int!, $pageSize: Int!) {\n    myShifts(filter: $filter, timezone: $timezone, page: $page, pageSize: $pageSize) {\n      count\n      results {\n        ...PortalShiftFields\n      }\n    }\n  }\n": types.MyShiftsDocument,
    "query MyShift { myShift { ...PortalShiftFields } }": types.MyShiftDocument,
    "\n  fragment MyTimeOffFields on TimeOff {\n    id\n    typeId\n    typeName\n    unit\n    fromDay\n    fromTime\n    untilDay\n    untilTime\n    amount\n    reason\n    fileName\n    lacksDocument\n    status\n    answer\n    suggestedFrom\n    suggestedUntil\n  }\n": types.MyTimeOffFieldsFragmentDoc,
    "\n  query MyTimeOff {\n    myTimeOffBalances {\n      typeId\n      typeName\n      unit\n      isSick\n      isCounted\n      needsApproval\n      needsDocument\n      noticeDays\n      pending\n      balance\n    }\n    myTimeOff(pageSize: 20) {\n      results {\n        ...MyTimeOffFields\n      }\n    }\n  }\n": types.MyTimeOffDocument,
    "\n  query MyTimeOffEntries($type: ID) {\n    myTimeOffEntries(type: $type, pageSize: 50) {\n      results {\n        id\n        kind\n        amount\n        day\n        reason\n      }\n    }\n  }\n": types.MyTimeOffEntriesDocument,
    "mutation RestoreTimeOff { restoreTimeOff { ...MyTimeOffFields } }": types.RestoreTimeOffDocument,
    "mutation SetTimeOffFile { setMyTimeOffFile { ...MyTimeOffFields } }": types.SetTimeOffFileDocument,
    "mutation DeleteTimeOffFile { deleteMyTimeOffFile { ...MyTimeOffFields } }": types.DeleteTimeOffFileDocument,
    "\n  query MyWeek($firstDay: Date!, $lastDay: Date!, $timezone: String) {\n    myShifts(firstDay: $firstDay, lastDay: $lastDay, timezone: $timezone, ordering: \"start_time\", pageSize: 50) {\n      results {\n        ...PortalShiftFields\n      }\n    }\n  }\n": types.MyWeekDocument,
    "mutation ClaimOpenShift { claimOpenShift { ...MyOpenShiftFields } }": types.ClaimOpenShiftDocument,
    "mutation WithdrawClaim { withdrawClaim { ...MyOpenShiftFields } }": types.WithdrawClaimDocument,
    "mutation UnclaimOpenShift { unclaimOpenShift { ...MyOpenShiftFields } }": types.UnclaimOpenShiftDocument,
    "mutation AskForTimeOff { askForTimeOff { ...MyTimeOffFields } }": types.AskForTimeOffDocument,
    "mutation WithdrawTimeOff { withdrawTimeOff { ...MyTimeOffFields } }": types.WithdrawTimeOffDocument,
    "mutation SickToday { sickToday { ...MyTimeOffFields } }": types.SickTodayDocument,
    "mutation WriteMyMessage { writeMyMessage { ...MyThreadFields } }": types.WriteMyMessageDocument,
    "mutation AcknowledgeThread { acknowledgeThread { ...MyThreadFields } }": types.AcknowledgeThreadDocument,
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
export function graphql(source: "query TapKey { tapKey }"): (typeof documents)["query TapKey { tapKey }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CheckIn { checkIn { ...Attendance } }"): (typeof documents)["mutation CheckIn { checkIn { ...Attendance } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SendWord { sendWord { ...Attendance } }"): (typeof documents)["mutation SendWord { sendWord { ...Attendance } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CheckOut { checkOut { ...Attendance } }"): (typeof documents)["mutation CheckOut { checkOut { ...Attendance } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Attendance on PortalShift {\n    id\n    status\n    checkedIn\n    checkedOut\n    checkedInAt\n    checkedOutAt\n    durationHours\n    pay\n    lateMinutes\n    absence\n  }\n"): (typeof documents)["\n  fragment Attendance on PortalShift {\n    id\n    status\n    checkedIn\n    checkedOut\n    checkedInAt\n    checkedOutAt\n    durationHours\n    pay\n    lateMinutes\n    absence\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MyUnavailability { myUnavailability { ...all } }"): (typeof documents)["query MyUnavailability { myUnavailability { ...all } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AddMyUnavailability { addMyUnavailability { id } }"): (typeof documents)["mutation AddMyUnavailability { addMyUnavailability { id } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemoveMyUnavailability { removeMyUnavailability }"): (typeof documents)["mutation RemoveMyUnavailability { removeMyUnavailability }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MyAvailability { myAvailability { ...RuleFields } }"): (typeof documents)["query MyAvailability { myAvailability { ...RuleFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SetMyAvailability { setMyAvailability { ...RuleFields } }"): (typeof documents)["mutation SetMyAvailability { setMyAvailability { ...RuleFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MyDatedAvailability { myDatedAvailability { ...all } }"): (typeof documents)["query MyDatedAvailability { myDatedAvailability { ...all } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PaintMyAvailability { paintMyAvailability { ...all } }"): (typeof documents)["mutation PaintMyAvailability { paintMyAvailability { ...all } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyMonth($firstDay: Date!, $lastDay: Date!, $timezone: String) {\n    myShifts(firstDay: $firstDay, lastDay: $lastDay, timezone: $timezone, ordering: \"start_time\", pageSize: 100) {\n      results {\n        id\n        date\n        startTime\n        endTime\n        timeZone\n        status\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyMonth($firstDay: Date!, $lastDay: Date!, $timezone: String) {\n    myShifts(firstDay: $firstDay, lastDay: $lastDay, timezone: $timezone, ordering: \"start_time\", pageSize: 100) {\n      results {\n        id\n        date\n        startTime\n        endTime\n        timeZone\n        status\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment RuleFields on AvailabilityRule { ...all }"): (typeof documents)["fragment RuleFields on AvailabilityRule { ...all }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MyCalendarFeed { myCalendarFeed { ...all } }"): (typeof documents)["query MyCalendarFeed { myCalendarFeed { ...all } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RenewMyCalendarFeed { renewMyCalendarFeed { ...all } }"): (typeof documents)["mutation RenewMyCalendarFeed { renewMyCalendarFeed { ...all } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RevokeMyCalendarFeed { revokeMyCalendarFeed }"): (typeof documents)["mutation RevokeMyCalendarFeed { revokeMyCalendarFeed }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ServerTime { serverTime }"): (typeof documents)["query ServerTime { serverTime }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConfirmShifts { confirmShifts { id confirmedAt toConfirm } }"): (typeof documents)["mutation ConfirmShifts { confirmShifts { id confirmedAt toConfirm } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment MyThreadFields on MyThread { ...all days { ...all } }"): (typeof documents)["fragment MyThreadFields on MyThread { ...all days { ...all } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyThreads($page: Int!) {\n    myThreads(page: $page, pageSize: 20) {\n      count\n      results {\n        ...MyThreadFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyThreads($page: Int!) {\n    myThreads(page: $page, pageSize: 20) {\n      count\n      results {\n        ...MyThreadFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyThreadAbout($shift: ID, $openShift: ID, $offer: ID, $timeOff: ID) {\n    myThreads(shift: $shift, openShift: $openShift, offer: $offer, timeOff: $timeOff, pageSize: 1) {\n      results {\n        ...MyThreadFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyThreadAbout($shift: ID, $openShift: ID, $offer: ID, $timeOff: ID) {\n    myThreads(shift: $shift, openShift: $openShift, offer: $offer, timeOff: $timeOff, pageSize: 1) {\n      results {\n        ...MyThreadFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MyThreadById { myThread { ...MyThreadFields } }"): (typeof documents)["query MyThreadById { myThread { ...MyThreadFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyThreadMessages($thread: ID!) {\n    myThreadMessages(thread: $thread, pageSize: 100) {\n      results {\n        ...all\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyThreadMessages($thread: ID!) {\n    myThreadMessages(thread: $thread, pageSize: 100) {\n      results {\n        ...all\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReadMyThread { readMyThread { ...MyThreadFields } }"): (typeof documents)["mutation ReadMyThread { readMyThread { ...MyThreadFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NoticeFields on Notice {\n    ...all\n    license {\n      ...all\n    }\n    openShift {\n      ...all\n    }\n    timeOff {\n      ...all\n    }\n    offer {\n      kind\n      status\n      colleagueName\n      answer\n      given {\n        ...OfferedShiftFields\n      }\n      inReturn {\n        ...OfferedShiftFields\n      }\n    }\n    thread {\n      ...all\n      days {\n        ...all\n      }\n    }\n    shifts {\n      ...all\n      before {\n        ...all\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment NoticeFields on Notice {\n    ...all\n    license {\n      ...all\n    }\n    openShift {\n      ...all\n    }\n    timeOff {\n      ...all\n    }\n    offer {\n      kind\n      status\n      colleagueName\n      answer\n      given {\n        ...OfferedShiftFields\n      }\n      inReturn {\n        ...OfferedShiftFields\n      }\n    }\n    thread {\n      ...all\n      days {\n        ...all\n      }\n    }\n    shifts {\n      ...all\n      before {\n        ...all\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UnreadNotices {\n    myUnreadNotices\n    myUnreadThreads\n    myOpenShifts {\n      id\n      claim\n    }\n    myEmployee {\n      id\n      companyName\n      status\n    }\n  }\n"): (typeof documents)["\n  query UnreadNotices {\n    myUnreadNotices\n    myUnreadThreads\n    myOpenShifts {\n      id\n      claim\n    }\n    myEmployee {\n      id\n      companyName\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyNotices($page: Int!) {\n    myUnreadNotices\n    myNotices(page: $page, pageSize: 20) {\n      count\n      results {\n        ...NoticeFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyNotices($page: Int!) {\n    myUnreadNotices\n    myNotices(page: $page, pageSize: 20) {\n      count\n      results {\n        ...NoticeFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReadNotices { readMyNotices }"): (typeof documents)["mutation ReadNotices { readMyNotices }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UnreadLastNotices { unreadMyNotices }"): (typeof documents)["mutation UnreadLastNotices { unreadMyNotices }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment OfferedShiftFields on OfferedShift { ...all }"): (typeof documents)["fragment OfferedShiftFields on OfferedShift { ...all }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MyOfferFields on MyOffer {\n    ...all\n    given {\n      ...OfferedShiftFields\n    }\n    inReturn {\n      ...OfferedShiftFields\n    }\n    conflicts {\n      ...ConflictFields\n    }\n  }\n"): (typeof documents)["\n  fragment MyOfferFields on MyOffer {\n    ...all\n    given {\n      ...OfferedShiftFields\n    }\n    inReturn {\n      ...OfferedShiftFields\n    }\n    conflicts {\n      ...ConflictFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MyOffers { myOffers(pageSize: 20) { results { ...MyOfferFields } } }"): (typeof documents)["query MyOffers { myOffers(pageSize: 20) { results { ...MyOfferFields } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OfferColleagues { offerColleagues { ...all } }"): (typeof documents)["query OfferColleagues { offerColleagues { ...all } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OfferReturns { offerReturns { ...OfferedShiftFields } }"): (typeof documents)["query OfferReturns { offerReturns { ...OfferedShiftFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AskColleague { askColleague { ...MyOfferFields } }"): (typeof documents)["mutation AskColleague { askColleague { ...MyOfferFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AcceptOffer { acceptOffer { ...MyOfferFields } }"): (typeof documents)["mutation AcceptOffer { acceptOffer { ...MyOfferFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation TakeBackAcceptance { takeBackAcceptance { id status } }"): (typeof documents)["mutation TakeBackAcceptance { takeBackAcceptance { id status } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeclineOffer { declineOffer { ...MyOfferFields } }"): (typeof documents)["mutation DeclineOffer { declineOffer { ...MyOfferFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation WithdrawOffer { withdrawOffer { ...MyOfferFields } }"): (typeof documents)["mutation WithdrawOffer { withdrawOffer { ...MyOfferFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment MyOpenShiftFields on MyOpenShift { ...all conflicts { ...ConflictFields } }"): (typeof documents)["fragment MyOpenShiftFields on MyOpenShift { ...all conflicts { ...ConflictFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MyOpenShifts { myOpenShifts { ...MyOpenShiftFields } }"): (typeof documents)["query MyOpenShifts { myOpenShifts { ...MyOpenShiftFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PaymentHistory($period: ID) {\n    myPayments(period: $period) {\n      payments {\n        ...all\n      }\n      summary {\n        ...all\n      }\n    }\n    paymentPeriods(pageSize: 100) {\n      results {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query PaymentHistory($period: ID) {\n    myPayments(period: $period) {\n      payments {\n        ...all\n      }\n      summary {\n        ...all\n      }\n    }\n    paymentPeriods(pageSize: 100) {\n      results {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProfileFields on EmployeeProfile {\n    id\n    name\n    email\n    phone\n    address\n    city\n    state\n    zipCode\n    emergencyContactName\n    emergencyContactPhone\n  }\n"): (typeof documents)["\n  fragment ProfileFields on EmployeeProfile {\n    id\n    name\n    email\n    phone\n    address\n    city\n    state\n    zipCode\n    emergencyContactName\n    emergencyContactPhone\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyProfile {\n    myEmployee {\n      ...ProfileFields\n      companyName\n      hourlyRate\n      startDate\n      qualifications {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyProfile {\n    myEmployee {\n      ...ProfileFields\n      companyName\n      hourlyRate\n      startDate\n      qualifications {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyLicenses {\n    myLicenses {\n      id\n      qualificationName\n      expires\n      renewed\n      number\n      validFrom\n      validUntil\n      scanName\n    }\n  }\n"): (typeof documents)["\n  query MyLicenses {\n    myLicenses {\n      id\n      qualificationName\n      expires\n      renewed\n      number\n      validFrom\n      validUntil\n      scanName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateMyEmployee {\n    updateMyEmployee {\n      ...ProfileFields\n      firstName\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateMyEmployee {\n    updateMyEmployee {\n      ...ProfileFields\n      firstName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PushKey { pushKey }"): (typeof documents)["query PushKey { pushKey }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SubscribeToPush { subscribeToPush }"): (typeof documents)["mutation SubscribeToPush { subscribeToPush }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UnsubscribeFromPush { unsubscribeFromPush }"): (typeof documents)["mutation UnsubscribeFromPush { unsubscribeFromPush }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MySettings { settings { ...SettingsFields } chosenSettings { timezone } }"): (typeof documents)["query MySettings { settings { ...SettingsFields } chosenSettings { timezone } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateSettings { updateSettings { ...SettingsFields } }"): (typeof documents)["mutation UpdateSettings { updateSettings { ...SettingsFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment SettingsFields on UserSettings { notificationsEnabled emailNotifications shiftReminders language }"): (typeof documents)["fragment SettingsFields on UserSettings { notificationsEnabled emailNotifications shiftReminders language }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ConflictFields on ShiftConflict { ...all other { ...all } }"): (typeof documents)["fragment ConflictFields on ShiftConflict { ...all other { ...all } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MyHolidays { myHolidays { shiftId name } }"): (typeof documents)["query MyHolidays { myHolidays { shiftId name } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PortalShiftFields on PortalShift { ...all }"): (typeof documents)["fragment PortalShiftFields on PortalShift { ...all }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PortalToday($timezone: String) {\n    myEmployee {\n      id\n      firstName\n      companyName\n    }\n    upcoming: myShifts(filter: UPCOMING, ordering: \"start_time\", timezone: $timezone, pageSize: 100) {\n      results {\n        ...PortalShiftFields\n      }\n    }\n    recent: myShifts(filter: PAST, ordering: \"-start_time\", timezone: $timezone, pageSize: 10) {\n      results {\n        ...PortalShiftFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query PortalToday($timezone: String) {\n    myEmployee {\n      id\n      firstName\n      companyName\n    }\n    upcoming: myShifts(filter: UPCOMING, ordering: \"start_time\", timezone: $timezone, pageSize: 100) {\n      results {\n        ...PortalShiftFields\n      }\n    }\n    recent: myShifts(filter: PAST, ordering: \"-start_time\", timezone: $timezone, pageSize: 10) {\n      results {\n        ...PortalShiftFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyShifts($filter: PortalShiftFilter!, $timezone: String, $page: Int!, $pageSize: Int!) {\n    myShifts(filter: $filter, timezone: $timezone, page: $page, pageSize: $pageSize) {\n      count\n      results {\n        ...PortalShiftFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyShifts($filter: PortalShiftFilter!, $timezone: String, $page: Int!, $pageSize: Int!) {\n    myShifts(filter: $filter, timezone: $timezone, page: $page, pageSize: $pageSize) {\n      count\n      results {\n        ...PortalShiftFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MyShift { myShift { ...PortalShiftFields } }"): (typeof documents)["query MyShift { myShift { ...PortalShiftFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MyTimeOffFields on TimeOff {\n    id\n    typeId\n    typeName\n    unit\n    fromDay\n    fromTime\n    untilDay\n    untilTime\n    amount\n    reason\n    fileName\n    lacksDocument\n    status\n    answer\n    suggestedFrom\n    suggestedUntil\n  }\n"): (typeof documents)["\n  fragment MyTimeOffFields on TimeOff {\n    id\n    typeId\n    typeName\n    unit\n    fromDay\n    fromTime\n    untilDay\n    untilTime\n    amount\n    reason\n    fileName\n    lacksDocument\n    status\n    answer\n    suggestedFrom\n    suggestedUntil\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyTimeOff {\n    myTimeOffBalances {\n      typeId\n      typeName\n      unit\n      isSick\n      isCounted\n      needsApproval\n      needsDocument\n      noticeDays\n      pending\n      balance\n    }\n    myTimeOff(pageSize: 20) {\n      results {\n        ...MyTimeOffFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyTimeOff {\n    myTimeOffBalances {\n      typeId\n      typeName\n      unit\n      isSick\n      isCounted\n      needsApproval\n      needsDocument\n      noticeDays\n      pending\n      balance\n    }\n    myTimeOff(pageSize: 20) {\n      results {\n        ...MyTimeOffFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyTimeOffEntries($type: ID) {\n    myTimeOffEntries(type: $type, pageSize: 50) {\n      results {\n        id\n        kind\n        amount\n        day\n        reason\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyTimeOffEntries($type: ID) {\n    myTimeOffEntries(type: $type, pageSize: 50) {\n      results {\n        id\n        kind\n        amount\n        day\n        reason\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RestoreTimeOff { restoreTimeOff { ...MyTimeOffFields } }"): (typeof documents)["mutation RestoreTimeOff { restoreTimeOff { ...MyTimeOffFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SetTimeOffFile { setMyTimeOffFile { ...MyTimeOffFields } }"): (typeof documents)["mutation SetTimeOffFile { setMyTimeOffFile { ...MyTimeOffFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteTimeOffFile { deleteMyTimeOffFile { ...MyTimeOffFields } }"): (typeof documents)["mutation DeleteTimeOffFile { deleteMyTimeOffFile { ...MyTimeOffFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyWeek($firstDay: Date!, $lastDay: Date!, $timezone: String) {\n    myShifts(firstDay: $firstDay, lastDay: $lastDay, timezone: $timezone, ordering: \"start_time\", pageSize: 50) {\n      results {\n        ...PortalShiftFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyWeek($firstDay: Date!, $lastDay: Date!, $timezone: String) {\n    myShifts(firstDay: $firstDay, lastDay: $lastDay, timezone: $timezone, ordering: \"start_time\", pageSize: 50) {\n      results {\n        ...PortalShiftFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ClaimOpenShift { claimOpenShift { ...MyOpenShiftFields } }"): (typeof documents)["mutation ClaimOpenShift { claimOpenShift { ...MyOpenShiftFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation WithdrawClaim { withdrawClaim { ...MyOpenShiftFields } }"): (typeof documents)["mutation WithdrawClaim { withdrawClaim { ...MyOpenShiftFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UnclaimOpenShift { unclaimOpenShift { ...MyOpenShiftFields } }"): (typeof documents)["mutation UnclaimOpenShift { unclaimOpenShift { ...MyOpenShiftFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AskForTimeOff { askForTimeOff { ...MyTimeOffFields } }"): (typeof documents)["mutation AskForTimeOff { askForTimeOff { ...MyTimeOffFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation WithdrawTimeOff { withdrawTimeOff { ...MyTimeOffFields } }"): (typeof documents)["mutation WithdrawTimeOff { withdrawTimeOff { ...MyTimeOffFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SickToday { sickToday { ...MyTimeOffFields } }"): (typeof documents)["mutation SickToday { sickToday { ...MyTimeOffFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation WriteMyMessage { writeMyMessage { ...MyThreadFields } }"): (typeof documents)["mutation WriteMyMessage { writeMyMessage { ...MyThreadFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AcknowledgeThread { acknowledgeThread { ...MyThreadFields } }"): (typeof documents)["mutation AcknowledgeThread { acknowledgeThread { ...MyThreadFields } }"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;