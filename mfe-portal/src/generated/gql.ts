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
    "\n  query TapKey {\n    tapKey\n  }\n": typeof types.TapKeyDocument,
    "\n  mutation CheckIn($shiftId: ID!, $waitedSeconds: Int) {\n    checkIn(shiftId: $shiftId, waitedSeconds: $waitedSeconds) {\n      ...Attendance\n    }\n  }\n": typeof types.CheckInDocument,
    "\n  mutation SendWord($shiftId: ID!, $lateMinutes: Int, $absence: Absence, $waitedSeconds: Int) {\n    sendWord(shiftId: $shiftId, lateMinutes: $lateMinutes, absence: $absence, waitedSeconds: $waitedSeconds) {\n      ...Attendance\n    }\n  }\n": typeof types.SendWordDocument,
    "\n  mutation CheckOut($shiftId: ID!, $waitedSeconds: Int) {\n    checkOut(shiftId: $shiftId, waitedSeconds: $waitedSeconds) {\n      ...Attendance\n    }\n  }\n": typeof types.CheckOutDocument,
    "\n  fragment Attendance on PortalShift {\n    id\n    status\n    checkedIn\n    checkedOut\n    checkedInAt\n    checkedOutAt\n    durationHours\n    pay\n    lateMinutes\n    absence\n  }\n": typeof types.AttendanceFragmentDoc,
    "\n  query MyAvailability {\n    myAvailability {\n      ...RuleFields\n    }\n  }\n": typeof types.MyAvailabilityDocument,
    "\n  mutation SetMyAvailability($rules: [AvailabilityRuleInput!]!, $seen: [AvailabilityRuleInput!]) {\n    setMyAvailability(rules: $rules, seen: $seen) {\n      ...RuleFields\n    }\n  }\n": typeof types.SetMyAvailabilityDocument,
    "\n  query MyUnavailability {\n    myUnavailability {\n      id\n      fromDay\n      fromTime\n      untilDay\n      untilTime\n      reason\n    }\n  }\n": typeof types.MyUnavailabilityDocument,
    "\n  mutation AddMyUnavailability($input: NewUnavailability!) {\n    addMyUnavailability(input: $input) {\n      id\n    }\n  }\n": typeof types.AddMyUnavailabilityDocument,
    "\n  mutation RemoveMyUnavailability($id: ID!) {\n    removeMyUnavailability(id: $id)\n  }\n": typeof types.RemoveMyUnavailabilityDocument,
    "\n  query MyDatedAvailability {\n    myDatedAvailability {\n      kind\n      fromDay\n      fromTime\n      untilDay\n      untilTime\n      reason\n    }\n  }\n": typeof types.MyDatedAvailabilityDocument,
    "\n  mutation PaintMyAvailability($strokes: [AvailabilityStroke!]!) {\n    paintMyAvailability(strokes: $strokes) {\n      kind\n      fromDay\n      fromTime\n      untilDay\n      untilTime\n      reason\n    }\n  }\n": typeof types.PaintMyAvailabilityDocument,
    "\n  query MyMonth($firstDay: Date!, $lastDay: Date!, $timezone: String) {\n    myShifts(firstDay: $firstDay, lastDay: $lastDay, timezone: $timezone, ordering: \"start_time\", pageSize: 100) {\n      results {\n        id\n        date\n        startTime\n        endTime\n        timeZone\n        status\n      }\n    }\n  }\n": typeof types.MyMonthDocument,
    "\n  fragment RuleFields on AvailabilityRule {\n    id\n    dayOfWeek\n    startTime\n    endTime\n    isAvailable\n  }\n": typeof types.RuleFieldsFragmentDoc,
    "\n  query MyCalendarFeed {\n    myCalendarFeed {\n      url\n      createdAt\n      readAt\n    }\n  }\n": typeof types.MyCalendarFeedDocument,
    "\n  mutation RenewMyCalendarFeed {\n    renewMyCalendarFeed {\n      url\n      createdAt\n      readAt\n    }\n  }\n": typeof types.RenewMyCalendarFeedDocument,
    "\n  mutation RevokeMyCalendarFeed {\n    revokeMyCalendarFeed\n  }\n": typeof types.RevokeMyCalendarFeedDocument,
    "\n  query ServerTime {\n    serverTime\n  }\n": typeof types.ServerTimeDocument,
    "\n  mutation ConfirmShifts($shifts: [ID!]!) {\n    confirmShifts(shifts: $shifts) {\n      id\n      confirmedAt\n      toConfirm\n    }\n  }\n": typeof types.ConfirmShiftsDocument,
    "\n  fragment MyThreadFields on MyThread {\n    id\n    kind\n    subjectId\n    clientName\n    locationName\n    startTime\n    endTime\n    days {\n      fromDay\n      fromTime\n      untilDay\n      untilTime\n    }\n    timeZone\n    asksAcknowledgement\n    acknowledgedAt\n    lastText\n    lastAt\n    unread\n  }\n": typeof types.MyThreadFieldsFragmentDoc,
    "\n  query MyThreads($page: Int!) {\n    myThreads(page: $page, pageSize: 20) {\n      count\n      results {\n        ...MyThreadFields\n      }\n    }\n  }\n": typeof types.MyThreadsDocument,
    "\n  query MyThreadAbout($shift: ID, $openShift: ID, $offer: ID, $timeOff: ID) {\n    myThreads(shift: $shift, openShift: $openShift, offer: $offer, timeOff: $timeOff, pageSize: 1) {\n      results {\n        ...MyThreadFields\n      }\n    }\n  }\n": typeof types.MyThreadAboutDocument,
    "\n  query MyThreadById($id: ID!) {\n    myThread(id: $id) {\n      ...MyThreadFields\n    }\n  }\n": typeof types.MyThreadByIdDocument,
    "\n  query MyThreadMessages($thread: ID!) {\n    myThreadMessages(thread: $thread, pageSize: 100) {\n      results {\n        id\n        text\n        writtenAt\n        authorName\n        byPlanner\n        isMine\n        readBy\n      }\n    }\n  }\n": typeof types.MyThreadMessagesDocument,
    "\n  mutation ReadMyThread($id: ID!, $until: ID!) {\n    readMyThread(id: $id, until: $until) {\n      ...MyThreadFields\n    }\n  }\n": typeof types.ReadMyThreadDocument,
    "\n  fragment NoticeFields on Notice {\n    id\n    toldAt\n    isRead\n    more\n    license {\n      qualificationName\n      number\n      validUntil\n    }\n    openShift {\n      clientName\n      locationName\n      startTime\n      endTime\n      timeZone\n      isNew\n      isCancelled\n    }\n    timeOff {\n      typeName\n      fromDay\n      fromTime\n      untilDay\n      untilTime\n      status\n      answer\n      suggestedFrom\n      suggestedUntil\n    }\n    offer {\n      kind\n      status\n      colleagueName\n      answer\n      given {\n        ...OfferedShiftFields\n      }\n      inReturn {\n        ...OfferedShiftFields\n      }\n    }\n    thread {\n      threadId\n      kind\n      clientName\n      locationName\n      startTime\n      endTime\n      days {\n        fromDay\n        fromTime\n        untilDay\n        untilTime\n      }\n      timeZone\n      asksAcknowledgement\n    }\n    shifts {\n      shiftId\n      kind\n      title\n      notes\n      clientName\n      locationName\n      startTime\n      endTime\n      timeZone\n      before {\n        title\n        notes\n        clientName\n        locationName\n        startTime\n        endTime\n        timeZone\n      }\n    }\n  }\n": typeof types.NoticeFieldsFragmentDoc,
    "\n  query UnreadNotices {\n    myUnreadNotices\n    myUnreadThreads\n    myOpenShifts {\n      id\n      claim\n    }\n    myEmployee {\n      id\n      companyName\n    }\n  }\n": typeof types.UnreadNoticesDocument,
    "\n  query MyNotices($page: Int!) {\n    myUnreadNotices\n    myNotices(page: $page, pageSize: 20) {\n      count\n      results {\n        ...NoticeFields\n      }\n    }\n  }\n": typeof types.MyNoticesDocument,
    "\n  mutation ReadNotices($notices: [ID!]) {\n    readMyNotices(notices: $notices)\n  }\n": typeof types.ReadNoticesDocument,
    "\n  mutation UnreadLastNotices {\n    unreadMyNotices\n  }\n": typeof types.UnreadLastNoticesDocument,
    "\n  fragment OfferedShiftFields on OfferedShift {\n    shiftId\n    title\n    clientName\n    locationName\n    startTime\n    endTime\n    timeZone\n  }\n": typeof types.OfferedShiftFieldsFragmentDoc,
    "\n  fragment MyOfferFields on MyOffer {\n    id\n    kind\n    status\n    isMine\n    isMyTurn\n    colleagueName\n    deadline\n    answer\n    given {\n      ...OfferedShiftFields\n    }\n    inReturn {\n      ...OfferedShiftFields\n    }\n    conflicts {\n      ...ConflictFields\n    }\n  }\n": typeof types.MyOfferFieldsFragmentDoc,
    "\n  query MyOffers {\n    myOffers(pageSize: 20) {\n      results {\n        ...MyOfferFields\n      }\n    }\n  }\n": typeof types.MyOffersDocument,
    "\n  query OfferColleagues($shift: ID!, $kind: OfferKind) {\n    offerColleagues(shift: $shift, kind: $kind) {\n      employeeId\n      name\n      obstacle\n    }\n  }\n": typeof types.OfferColleaguesDocument,
    "\n  query OfferReturns($offer: ID!) {\n    offerReturns(offer: $offer) {\n      ...OfferedShiftFields\n    }\n  }\n": typeof types.OfferReturnsDocument,
    "\n  mutation AskColleague($input: NewOffer!) {\n    askColleague(input: $input) {\n      ...MyOfferFields\n    }\n  }\n": typeof types.AskColleagueDocument,
    "\n  mutation AcceptOffer($id: ID!, $inReturn: ID) {\n    acceptOffer(id: $id, inReturn: $inReturn) {\n      ...MyOfferFields\n    }\n  }\n": typeof types.AcceptOfferDocument,
    "\n  mutation TakeBackAcceptance($id: ID!) {\n    takeBackAcceptance(id: $id) {\n      id\n      status\n    }\n  }\n": typeof types.TakeBackAcceptanceDocument,
    "\n  mutation DeclineOffer($id: ID!) {\n    declineOffer(id: $id) {\n      ...MyOfferFields\n    }\n  }\n": typeof types.DeclineOfferDocument,
    "\n  mutation WithdrawOffer($id: ID!) {\n    withdrawOffer(id: $id) {\n      ...MyOfferFields\n    }\n  }\n": typeof types.WithdrawOfferDocument,
    "\n  fragment MyOpenShiftFields on MyOpenShift {\n    id\n    clientName\n    locationName\n    postName\n    title\n    notes\n    startTime\n    endTime\n    timeZone\n    deadline\n    mode\n    address\n    companyName\n    companyPhone\n    placesLeft\n    durationHours\n    pay\n    claim\n    shiftId\n    conflicts {\n      ...ConflictFields\n    }\n  }\n": typeof types.MyOpenShiftFieldsFragmentDoc,
    "\n  query MyOpenShifts {\n    myOpenShifts {\n      ...MyOpenShiftFields\n    }\n  }\n": typeof types.MyOpenShiftsDocument,
    "\n  query PaymentHistory($period: ID) {\n    myPayments(period: $period) {\n      payments {\n        id\n        paymentDate\n        periodName\n        hoursWorked\n        amount\n        status\n      }\n      summary {\n        hoursWorked\n        paidAmount\n        pendingAmount\n      }\n    }\n    paymentPeriods(pageSize: 100) {\n      results {\n        id\n        name\n      }\n    }\n  }\n": typeof types.PaymentHistoryDocument,
    "\n  fragment ProfileFields on EmployeeProfile {\n    id\n    name\n    email\n    phone\n    address\n    city\n    state\n    zipCode\n    emergencyContactName\n    emergencyContactPhone\n  }\n": typeof types.ProfileFieldsFragmentDoc,
    "\n  query MyProfile {\n    myEmployee {\n      ...ProfileFields\n      companyName\n      hourlyRate\n      startDate\n      qualifications {\n        id\n        name\n      }\n    }\n  }\n": typeof types.MyProfileDocument,
    "\n  query MyLicenses {\n    myLicenses {\n      id\n      qualificationName\n      expires\n      renewed\n      number\n      validFrom\n      validUntil\n      scanName\n    }\n  }\n": typeof types.MyLicensesDocument,
    "\n  mutation UpdateMyEmployee($input: ProfileChanges!, $seen: ProfileChanges) {\n    updateMyEmployee(input: $input, seen: $seen) {\n      ...ProfileFields\n      firstName\n    }\n  }\n": typeof types.UpdateMyEmployeeDocument,
    "\n  query PushKey {\n    pushKey\n  }\n": typeof types.PushKeyDocument,
    "\n  mutation SubscribeToPush($input: PushSubscriptionInput!) {\n    subscribeToPush(input: $input)\n  }\n": typeof types.SubscribeToPushDocument,
    "\n  mutation UnsubscribeFromPush($endpoint: String!) {\n    unsubscribeFromPush(endpoint: $endpoint)\n  }\n": typeof types.UnsubscribeFromPushDocument,
    "\n  query MySettings {\n    settings {\n      ...SettingsFields\n    }\n    chosenSettings {\n      timezone\n    }\n  }\n": typeof types.MySettingsDocument,
    "\n  mutation UpdateSettings($input: UserSettingsInput!) {\n    updateSettings(input: $input) {\n      ...SettingsFields\n    }\n  }\n": typeof types.UpdateSettingsDocument,
    "\n  fragment SettingsFields on UserSettings {\n    notificationsEnabled\n    emailNotifications\n    shiftReminders\n    language\n  }\n": typeof types.SettingsFieldsFragmentDoc,
    "\n  fragment ConflictFields on ShiftConflict {\n    code\n    severity\n    other {\n      id\n      clientName\n      startTime\n      endTime\n    }\n    from\n    until\n    qualifications\n    hours\n    days\n    limit\n    week\n    first\n    last\n  }\n": typeof types.ConflictFieldsFragmentDoc,
    "\n  query MyHolidays($language: String) {\n    myHolidays(language: $language) {\n      shiftId\n      name\n    }\n  }\n": typeof types.MyHolidaysDocument,
    "\n  fragment PortalShiftFields on PortalShift {\n    id\n    date\n    startTime\n    endTime\n    timeZone\n    status\n    locationName\n    clientName\n    clientAddress\n    clientContactPerson\n    clientPhone\n    locationAddress\n    checkInFrom\n    checkOutUntil\n    notes\n    checkedIn\n    checkedOut\n    checkedInAt\n    checkedOutAt\n    lateMinutes\n    absence\n    companyName\n    companyPhone\n    hourlyPayRate\n    durationHours\n    pay\n    confirmedAt\n    toConfirm\n  }\n": typeof types.PortalShiftFieldsFragmentDoc,
    "\n  query PortalToday($timezone: String) {\n    myEmployee {\n      id\n      firstName\n      companyName\n    }\n    upcoming: myShifts(filter: UPCOMING, ordering: \"start_time\", timezone: $timezone, pageSize: 10) {\n      results {\n        ...PortalShiftFields\n      }\n    }\n    recent: myShifts(filter: PAST, ordering: \"-start_time\", timezone: $timezone, pageSize: 10) {\n      results {\n        ...PortalShiftFields\n      }\n    }\n  }\n": typeof types.PortalTodayDocument,
    "\n  query MyShifts($filter: PortalShiftFilter!, $timezone: String, $page: Int!, $pageSize: Int!) {\n    myShifts(filter: $filter, timezone: $timezone, page: $page, pageSize: $pageSize) {\n      count\n      results {\n        ...PortalShiftFields\n      }\n    }\n  }\n": typeof types.MyShiftsDocument,
    "\n  query MyShift($id: ID!) {\n    myShift(id: $id) {\n      ...PortalShiftFields\n    }\n  }\n": typeof types.MyShiftDocument,
    "\n  fragment MyTimeOffFields on TimeOff {\n    id\n    typeId\n    typeName\n    unit\n    fromDay\n    fromTime\n    untilDay\n    untilTime\n    amount\n    reason\n    fileName\n    status\n    answer\n    suggestedFrom\n    suggestedUntil\n  }\n": typeof types.MyTimeOffFieldsFragmentDoc,
    "\n  query MyTimeOff {\n    myTimeOffBalances {\n      typeId\n      typeName\n      unit\n      isSick\n      isCounted\n      needsApproval\n      noticeDays\n      pending\n      balance\n    }\n    myTimeOff(pageSize: 20) {\n      results {\n        ...MyTimeOffFields\n      }\n    }\n  }\n": typeof types.MyTimeOffDocument,
    "\n  query MyTimeOffEntries($type: ID) {\n    myTimeOffEntries(type: $type, pageSize: 50) {\n      results {\n        id\n        kind\n        amount\n        day\n        reason\n      }\n    }\n  }\n": typeof types.MyTimeOffEntriesDocument,
    "\n  mutation RestoreTimeOff($id: ID!) {\n    restoreTimeOff(id: $id) {\n      ...MyTimeOffFields\n    }\n  }\n": typeof types.RestoreTimeOffDocument,
    "\n  mutation SetTimeOffFile($id: ID!, $file: Upload!) {\n    setMyTimeOffFile(id: $id, file: $file) {\n      ...MyTimeOffFields\n    }\n  }\n": typeof types.SetTimeOffFileDocument,
    "\n  mutation DeleteTimeOffFile($id: ID!) {\n    deleteMyTimeOffFile(id: $id) {\n      ...MyTimeOffFields\n    }\n  }\n": typeof types.DeleteTimeOffFileDocument,
    "\n  query MyWeek($firstDay: Date!, $lastDay: Date!, $timezone: String) {\n    myShifts(firstDay: $firstDay, lastDay: $lastDay, timezone: $timezone, ordering: \"start_time\", pageSize: 50) {\n      results {\n        ...PortalShiftFields\n      }\n    }\n  }\n": typeof types.MyWeekDocument,
    "\n  mutation ClaimOpenShift($id: ID!) {\n    claimOpenShift(id: $id) {\n      ...MyOpenShiftFields\n    }\n  }\n": typeof types.ClaimOpenShiftDocument,
    "\n  mutation WithdrawClaim($id: ID!) {\n    withdrawClaim(id: $id) {\n      ...MyOpenShiftFields\n    }\n  }\n": typeof types.WithdrawClaimDocument,
    "\n  mutation AskForTimeOff($input: TimeOffRequest!) {\n    askForTimeOff(input: $input) {\n      ...MyTimeOffFields\n    }\n  }\n": typeof types.AskForTimeOffDocument,
    "\n  mutation WithdrawTimeOff($id: ID!) {\n    withdrawTimeOff(id: $id) {\n      ...MyTimeOffFields\n    }\n  }\n": typeof types.WithdrawTimeOffDocument,
    "\n  mutation SickToday($waitedSeconds: Int) {\n    sickToday(waitedSeconds: $waitedSeconds) {\n      ...MyTimeOffFields\n    }\n  }\n": typeof types.SickTodayDocument,
    "\n  mutation WriteMyMessage($input: NewMessage!) {\n    writeMyMessage(input: $input) {\n      ...MyThreadFields\n    }\n  }\n": typeof types.WriteMyMessageDocument,
    "\n  mutation AcknowledgeThread($id: ID!) {\n    acknowledgeThread(id: $id) {\n      ...MyThreadFields\n    }\n  }\n": typeof types.AcknowledgeThreadDocument,
};
const documents: Documents = {
    "\n  query TapKey {\n    tapKey\n  }\n": types.TapKeyDocument,
    "\n  mutation CheckIn($shiftId: ID!, $waitedSeconds: Int) {\n    checkIn(shiftId: $shiftId, waitedSeconds: $waitedSeconds) {\n      ...Attendance\n    }\n  }\n": types.CheckInDocument,
    "\n  mutation SendWord($shiftId: ID!, $lateMinutes: Int, $absence: Absence, $waitedSeconds: Int) {\n    sendWord(shiftId: $shiftId, lateMinutes: $lateMinutes, absence: $absence, waitedSeconds: $waitedSeconds) {\n      ...Attendance\n    }\n  }\n": types.SendWordDocument,
    "\n  mutation CheckOut($shiftId: ID!, $waitedSeconds: Int) {\n    checkOut(shiftId: $shiftId, waitedSeconds: $waitedSeconds) {\n      ...Attendance\n    }\n  }\n": types.CheckOutDocument,
    "\n  fragment Attendance on PortalShift {\n    id\n    status\n    checkedIn\n    checkedOut\n    checkedInAt\n    checkedOutAt\n    durationHours\n    pay\n    lateMinutes\n    absence\n  }\n": types.AttendanceFragmentDoc,
    "\n  query MyAvailability {\n    myAvailability {\n      ...RuleFields\n    }\n  }\n": types.MyAvailabilityDocument,
    "\n  mutation SetMyAvailability($rules: [AvailabilityRuleInput!]!, $seen: [AvailabilityRuleInput!]) {\n    setMyAvailability(rules: $rules, seen: $seen) {\n      ...RuleFields\n    }\n  }\n": types.SetMyAvailabilityDocument,
    "\n  query MyUnavailability {\n    myUnavailability {\n      id\n      fromDay\n      fromTime\n      untilDay\n      untilTime\n      reason\n    }\n  }\n": types.MyUnavailabilityDocument,
    "\n  mutation AddMyUnavailability($input: NewUnavailability!) {\n    addMyUnavailability(input: $input) {\n      id\n    }\n  }\n": types.AddMyUnavailabilityDocument,
    "\n  mutation RemoveMyUnavailability($id: ID!) {\n    removeMyUnavailability(id: $id)\n  }\n": types.RemoveMyUnavailabilityDocument,
    "\n  query MyDatedAvailability {\n    myDatedAvailability {\n      kind\n      fromDay\n      fromTime\n      untilDay\n      untilTime\n      reason\n    }\n  }\n": types.MyDatedAvailabilityDocument,
    "\n  mutation PaintMyAvailability($strokes: [AvailabilityStroke!]!) {\n    paintMyAvailability(strokes: $strokes) {\n      kind\n      fromDay\n      fromTime\n      untilDay\n      untilTime\n      reason\n    }\n  }\n": types.PaintMyAvailabilityDocument,
    "\n  query MyMonth($firstDay: Date!, $lastDay: Date!, $timezone: String) {\n    myShifts(firstDay: $firstDay, lastDay: $lastDay, timezone: $timezone, ordering: \"start_time\", pageSize: 100) {\n      results {\n        id\n        date\n        startTime\n        endTime\n        timeZone\n        status\n      }\n    }\n  }\n": types.MyMonthDocument,
    "\n  fragment RuleFields on AvailabilityRule {\n    id\n    dayOfWeek\n    startTime\n    endTime\n    isAvailable\n  }\n": types.RuleFieldsFragmentDoc,
    "\n  query MyCalendarFeed {\n    myCalendarFeed {\n      url\n      createdAt\n      readAt\n    }\n  }\n": types.MyCalendarFeedDocument,
    "\n  mutation RenewMyCalendarFeed {\n    renewMyCalendarFeed {\n      url\n      createdAt\n      readAt\n    }\n  }\n": types.RenewMyCalendarFeedDocument,
    "\n  mutation RevokeMyCalendarFeed {\n    revokeMyCalendarFeed\n  }\n": types.RevokeMyCalendarFeedDocument,
    "\n  query ServerTime {\n    serverTime\n  }\n": types.ServerTimeDocument,
    "\n  mutation ConfirmShifts($shifts: [ID!]!) {\n    confirmShifts(shifts: $shifts) {\n      id\n      confirmedAt\n      toConfirm\n    }\n  }\n": types.ConfirmShiftsDocument,
    "\n  fragment MyThreadFields on MyThread {\n    id\n    kind\n    subjectId\n    clientName\n    locationName\n    startTime\n    endTime\n    days {\n      fromDay\n      fromTime\n      untilDay\n      untilTime\n    }\n    timeZone\n    asksAcknowledgement\n    acknowledgedAt\n    lastText\n    lastAt\n    unread\n  }\n": types.MyThreadFieldsFragmentDoc,
    "\n  query MyThreads($page: Int!) {\n    myThreads(page: $page, pageSize: 20) {\n      count\n      results {\n        ...MyThreadFields\n      }\n    }\n  }\n": types.MyThreadsDocument,
    "\n  query MyThreadAbout($shift: ID, $openShift: ID, $offer: ID, $timeOff: ID) {\n    myThreads(shift: $shift, openShift: $openShift, offer: $offer, timeOff: $timeOff, pageSize: 1) {\n      results {\n        ...MyThreadFields\n      }\n    }\n  }\n": types.MyThreadAboutDocument,
    "\n  query MyThreadById($id: ID!) {\n    myThread(id: $id) {\n      ...MyThreadFields\n    }\n  }\n": types.MyThreadByIdDocument,
    "\n  query MyThreadMessages($thread: ID!) {\n    myThreadMessages(thread: $thread, pageSize: 100) {\n      results {\n        id\n        text\n        writtenAt\n        authorName\n        byPlanner\n        isMine\n        readBy\n      }\n    }\n  }\n": types.MyThreadMessagesDocument,
    "\n  mutation ReadMyThread($id: ID!, $until: ID!) {\n    readMyThread(id: $id, until: $until) {\n      ...MyThreadFields\n    }\n  }\n": types.ReadMyThreadDocument,
    "\n  fragment NoticeFields on Notice {\n    id\n    toldAt\n    isRead\n    more\n    license {\n      qualificationName\n      number\n      validUntil\n    }\n    openShift {\n      clientName\n      locationName\n      startTime\n      endTime\n      timeZone\n      isNew\n      isCancelled\n    }\n    timeOff {\n      typeName\n      fromDay\n      fromTime\n      untilDay\n      untilTime\n      status\n      answer\n      suggestedFrom\n      suggestedUntil\n    }\n    offer {\n      kind\n      status\n      colleagueName\n      answer\n      given {\n        ...OfferedShiftFields\n      }\n      inReturn {\n        ...OfferedShiftFields\n      }\n    }\n    thread {\n      threadId\n      kind\n      clientName\n      locationName\n      startTime\n      endTime\n      days {\n        fromDay\n        fromTime\n        untilDay\n        untilTime\n      }\n      timeZone\n      asksAcknowledgement\n    }\n    shifts {\n      shiftId\n      kind\n      title\n      notes\n      clientName\n      locationName\n      startTime\n      endTime\n      timeZone\n      before {\n        title\n        notes\n        clientName\n        locationName\n        startTime\n        endTime\n        timeZone\n      }\n    }\n  }\n": types.NoticeFieldsFragmentDoc,
    "\n  query UnreadNotices {\n    myUnreadNotices\n    myUnreadThreads\n    myOpenShifts {\n      id\n      claim\n    }\n    myEmployee {\n      id\n      companyName\n    }\n  }\n": types.UnreadNoticesDocument,
    "\n  query MyNotices($page: Int!) {\n    myUnreadNotices\n    myNotices(page: $page, pageSize: 20) {\n      count\n      results {\n        ...NoticeFields\n      }\n    }\n  }\n": types.MyNoticesDocument,
    "\n  mutation ReadNotices($notices: [ID!]) {\n    readMyNotices(notices: $notices)\n  }\n": types.ReadNoticesDocument,
    "\n  mutation UnreadLastNotices {\n    unreadMyNotices\n  }\n": types.UnreadLastNoticesDocument,
    "\n  fragment OfferedShiftFields on OfferedShift {\n    shiftId\n    title\n    clientName\n    locationName\n    startTime\n    endTime\n    timeZone\n  }\n": types.OfferedShiftFieldsFragmentDoc,
    "\n  fragment MyOfferFields on MyOffer {\n    id\n    kind\n    status\n    isMine\n    isMyTurn\n    colleagueName\n    deadline\n    answer\n    given {\n      ...OfferedShiftFields\n    }\n    inReturn {\n      ...OfferedShiftFields\n    }\n    conflicts {\n      ...ConflictFields\n    }\n  }\n": types.MyOfferFieldsFragmentDoc,
    "\n  query MyOffers {\n    myOffers(pageSize: 20) {\n      results {\n        ...MyOfferFields\n      }\n    }\n  }\n": types.MyOffersDocument,
    "\n  query OfferColleagues($shift: ID!, $kind: OfferKind) {\n    offerColleagues(shift: $shift, kind: $kind) {\n      employeeId\n      name\n      obstacle\n    }\n  }\n": types.OfferColleaguesDocument,
    "\n  query OfferReturns($offer: ID!) {\n    offerReturns(offer: $offer) {\n      ...OfferedShiftFields\n    }\n  }\n": types.OfferReturnsDocument,
    "\n  mutation AskColleague($input: NewOffer!) {\n    askColleague(input: $input) {\n      ...MyOfferFields\n    }\n  }\n": types.AskColleagueDocument,
    "\n  mutation AcceptOffer($id: ID!, $inReturn: ID) {\n    acceptOffer(id: $id, inReturn: $inReturn) {\n      ...MyOfferFields\n    }\n  }\n": types.AcceptOfferDocument,
    "\n  mutation TakeBackAcceptance($id: ID!) {\n    takeBackAcceptance(id: $id) {\n      id\n      status\n    }\n  }\n": types.TakeBackAcceptanceDocument,
    "\n  mutation DeclineOffer($id: ID!) {\n    declineOffer(id: $id) {\n      ...MyOfferFields\n    }\n  }\n": types.DeclineOfferDocument,
    "\n  mutation WithdrawOffer($id: ID!) {\n    withdrawOffer(id: $id) {\n      ...MyOfferFields\n    }\n  }\n": types.WithdrawOfferDocument,
    "\n  fragment MyOpenShiftFields on MyOpenShift {\n    id\n    clientName\n    locationName\n    postName\n    title\n    notes\n    startTime\n    endTime\n    timeZone\n    deadline\n    mode\n    address\n    companyName\n    companyPhone\n    placesLeft\n    durationHours\n    pay\n    claim\n    shiftId\n    conflicts {\n      ...ConflictFields\n    }\n  }\n": types.MyOpenShiftFieldsFragmentDoc,
    "\n  query MyOpenShifts {\n    myOpenShifts {\n      ...MyOpenShiftFields\n    }\n  }\n": types.MyOpenShiftsDocument,
    "\n  query PaymentHistory($period: ID) {\n    myPayments(period: $period) {\n      payments {\n        id\n        paymentDate\n        periodName\n        hoursWorked\n        amount\n        status\n      }\n      summary {\n        hoursWorked\n        paidAmount\n        pendingAmount\n      }\n    }\n    paymentPeriods(pageSize: 100) {\n      results {\n        id\n        name\n      }\n    }\n  }\n": types.PaymentHistoryDocument,
    "\n  fragment ProfileFields on EmployeeProfile {\n    id\n    name\n    email\n    phone\n    address\n    city\n    state\n    zipCode\n    emergencyContactName\n    emergencyContactPhone\n  }\n": types.ProfileFieldsFragmentDoc,
    "\n  query MyProfile {\n    myEmployee {\n      ...ProfileFields\n      companyName\n      hourlyRate\n      startDate\n      qualifications {\n        id\n        name\n      }\n    }\n  }\n": types.MyProfileDocument,
    "\n  query MyLicenses {\n    myLicenses {\n      id\n      qualificationName\n      expires\n      renewed\n      number\n      validFrom\n      validUntil\n      scanName\n    }\n  }\n": types.MyLicensesDocument,
    "\n  mutation UpdateMyEmployee($input: ProfileChanges!, $seen: ProfileChanges) {\n    updateMyEmployee(input: $input, seen: $seen) {\n      ...ProfileFields\n      firstName\n    }\n  }\n": types.UpdateMyEmployeeDocument,
    "\n  query PushKey {\n    pushKey\n  }\n": types.PushKeyDocument,
    "\n  mutation SubscribeToPush($input: PushSubscriptionInput!) {\n    subscribeToPush(input: $input)\n  }\n": types.SubscribeToPushDocument,
    "\n  mutation UnsubscribeFromPush($endpoint: String!) {\n    unsubscribeFromPush(endpoint: $endpoint)\n  }\n": types.UnsubscribeFromPushDocument,
    "\n  query MySettings {\n    settings {\n      ...SettingsFields\n    }\n    chosenSettings {\n      timezone\n    }\n  }\n": types.MySettingsDocument,
    "\n  mutation UpdateSettings($input: UserSettingsInput!) {\n    updateSettings(input: $input) {\n      ...SettingsFields\n    }\n  }\n": types.UpdateSettingsDocument,
    "\n  fragment SettingsFields on UserSettings {\n    notificationsEnabled\n    emailNotifications\n    shiftReminders\n    language\n  }\n": types.SettingsFieldsFragmentDoc,
    "\n  fragment ConflictFields on ShiftConflict {\n    code\n    severity\n    other {\n      id\n      clientName\n      startTime\n      endTime\n    }\n    from\n    until\n    qualifications\n    hours\n    days\n    limit\n    week\n    first\n    last\n  }\n": types.ConflictFieldsFragmentDoc,
    "\n  query MyHolidays($language: String) {\n    myHolidays(language: $language) {\n      shiftId\n      name\n    }\n  }\n": types.MyHolidaysDocument,
    "\n  fragment PortalShiftFields on PortalShift {\n    id\n    date\n    startTime\n    endTime\n    timeZone\n    status\n    locationName\n    clientName\n    clientAddress\n    clientContactPerson\n    clientPhone\n    locationAddress\n    checkInFrom\n    checkOutUntil\n    notes\n    checkedIn\n    checkedOut\n    checkedInAt\n    checkedOutAt\n    lateMinutes\n    absence\n    companyName\n    companyPhone\n    hourlyPayRate\n    durationHours\n    pay\n    confirmedAt\n    toConfirm\n  }\n": types.PortalShiftFieldsFragmentDoc,
    "\n  query PortalToday($timezone: String) {\n    myEmployee {\n      id\n      firstName\n      companyName\n    }\n    upcoming: myShifts(filter: UPCOMING, ordering: \"start_time\", timezone: $timezone, pageSize: 10) {\n      results {\n        ...PortalShiftFields\n      }\n    }\n    recent: myShifts(filter: PAST, ordering: \"-start_time\", timezone: $timezone, pageSize: 10) {\n      results {\n        ...PortalShiftFields\n      }\n    }\n  }\n": types.PortalTodayDocument,
    "\n  query MyShifts($filter: PortalShiftFilter!, $timezone: String, $page: Int!, $pageSize: Int!) {\n    myShifts(filter: $filter, timezone: $timezone, page: $page, pageSize: $pageSize) {\n      count\n      results {\n        ...PortalShiftFields\n      }\n    }\n  }\n": types.MyShiftsDocument,
    "\n  query MyShift($id: ID!) {\n    myShift(id: $id) {\n      ...PortalShiftFields\n    }\n  }\n": types.MyShiftDocument,
    "\n  fragment MyTimeOffFields on TimeOff {\n    id\n    typeId\n    typeName\n    unit\n    fromDay\n    fromTime\n    untilDay\n    untilTime\n    amount\n    reason\n    fileName\n    status\n    answer\n    suggestedFrom\n    suggestedUntil\n  }\n": types.MyTimeOffFieldsFragmentDoc,
    "\n  query MyTimeOff {\n    myTimeOffBalances {\n      typeId\n      typeName\n      unit\n      isSick\n      isCounted\n      needsApproval\n      noticeDays\n      pending\n      balance\n    }\n    myTimeOff(pageSize: 20) {\n      results {\n        ...MyTimeOffFields\n      }\n    }\n  }\n": types.MyTimeOffDocument,
    "\n  query MyTimeOffEntries($type: ID) {\n    myTimeOffEntries(type: $type, pageSize: 50) {\n      results {\n        id\n        kind\n        amount\n        day\n        reason\n      }\n    }\n  }\n": types.MyTimeOffEntriesDocument,
    "\n  mutation RestoreTimeOff($id: ID!) {\n    restoreTimeOff(id: $id) {\n      ...MyTimeOffFields\n    }\n  }\n": types.RestoreTimeOffDocument,
    "\n  mutation SetTimeOffFile($id: ID!, $file: Upload!) {\n    setMyTimeOffFile(id: $id, file: $file) {\n      ...MyTimeOffFields\n    }\n  }\n": types.SetTimeOffFileDocument,
    "\n  mutation DeleteTimeOffFile($id: ID!) {\n    deleteMyTimeOffFile(id: $id) {\n      ...MyTimeOffFields\n    }\n  }\n": types.DeleteTimeOffFileDocument,
    "\n  query MyWeek($firstDay: Date!, $lastDay: Date!, $timezone: String) {\n    myShifts(firstDay: $firstDay, lastDay: $lastDay, timezone: $timezone, ordering: \"start_time\", pageSize: 50) {\n      results {\n        ...PortalShiftFields\n      }\n    }\n  }\n": types.MyWeekDocument,
    "\n  mutation ClaimOpenShift($id: ID!) {\n    claimOpenShift(id: $id) {\n      ...MyOpenShiftFields\n    }\n  }\n": types.ClaimOpenShiftDocument,
    "\n  mutation WithdrawClaim($id: ID!) {\n    withdrawClaim(id: $id) {\n      ...MyOpenShiftFields\n    }\n  }\n": types.WithdrawClaimDocument,
    "\n  mutation AskForTimeOff($input: TimeOffRequest!) {\n    askForTimeOff(input: $input) {\n      ...MyTimeOffFields\n    }\n  }\n": types.AskForTimeOffDocument,
    "\n  mutation WithdrawTimeOff($id: ID!) {\n    withdrawTimeOff(id: $id) {\n      ...MyTimeOffFields\n    }\n  }\n": types.WithdrawTimeOffDocument,
    "\n  mutation SickToday($waitedSeconds: Int) {\n    sickToday(waitedSeconds: $waitedSeconds) {\n      ...MyTimeOffFields\n    }\n  }\n": types.SickTodayDocument,
    "\n  mutation WriteMyMessage($input: NewMessage!) {\n    writeMyMessage(input: $input) {\n      ...MyThreadFields\n    }\n  }\n": types.WriteMyMessageDocument,
    "\n  mutation AcknowledgeThread($id: ID!) {\n    acknowledgeThread(id: $id) {\n      ...MyThreadFields\n    }\n  }\n": types.AcknowledgeThreadDocument,
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
export function graphql(source: "\n  query TapKey {\n    tapKey\n  }\n"): (typeof documents)["\n  query TapKey {\n    tapKey\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CheckIn($shiftId: ID!, $waitedSeconds: Int) {\n    checkIn(shiftId: $shiftId, waitedSeconds: $waitedSeconds) {\n      ...Attendance\n    }\n  }\n"): (typeof documents)["\n  mutation CheckIn($shiftId: ID!, $waitedSeconds: Int) {\n    checkIn(shiftId: $shiftId, waitedSeconds: $waitedSeconds) {\n      ...Attendance\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendWord($shiftId: ID!, $lateMinutes: Int, $absence: Absence, $waitedSeconds: Int) {\n    sendWord(shiftId: $shiftId, lateMinutes: $lateMinutes, absence: $absence, waitedSeconds: $waitedSeconds) {\n      ...Attendance\n    }\n  }\n"): (typeof documents)["\n  mutation SendWord($shiftId: ID!, $lateMinutes: Int, $absence: Absence, $waitedSeconds: Int) {\n    sendWord(shiftId: $shiftId, lateMinutes: $lateMinutes, absence: $absence, waitedSeconds: $waitedSeconds) {\n      ...Attendance\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CheckOut($shiftId: ID!, $waitedSeconds: Int) {\n    checkOut(shiftId: $shiftId, waitedSeconds: $waitedSeconds) {\n      ...Attendance\n    }\n  }\n"): (typeof documents)["\n  mutation CheckOut($shiftId: ID!, $waitedSeconds: Int) {\n    checkOut(shiftId: $shiftId, waitedSeconds: $waitedSeconds) {\n      ...Attendance\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Attendance on PortalShift {\n    id\n    status\n    checkedIn\n    checkedOut\n    checkedInAt\n    checkedOutAt\n    durationHours\n    pay\n    lateMinutes\n    absence\n  }\n"): (typeof documents)["\n  fragment Attendance on PortalShift {\n    id\n    status\n    checkedIn\n    checkedOut\n    checkedInAt\n    checkedOutAt\n    durationHours\n    pay\n    lateMinutes\n    absence\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyAvailability {\n    myAvailability {\n      ...RuleFields\n    }\n  }\n"): (typeof documents)["\n  query MyAvailability {\n    myAvailability {\n      ...RuleFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetMyAvailability($rules: [AvailabilityRuleInput!]!, $seen: [AvailabilityRuleInput!]) {\n    setMyAvailability(rules: $rules, seen: $seen) {\n      ...RuleFields\n    }\n  }\n"): (typeof documents)["\n  mutation SetMyAvailability($rules: [AvailabilityRuleInput!]!, $seen: [AvailabilityRuleInput!]) {\n    setMyAvailability(rules: $rules, seen: $seen) {\n      ...RuleFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyUnavailability {\n    myUnavailability {\n      id\n      fromDay\n      fromTime\n      untilDay\n      untilTime\n      reason\n    }\n  }\n"): (typeof documents)["\n  query MyUnavailability {\n    myUnavailability {\n      id\n      fromDay\n      fromTime\n      untilDay\n      untilTime\n      reason\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddMyUnavailability($input: NewUnavailability!) {\n    addMyUnavailability(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation AddMyUnavailability($input: NewUnavailability!) {\n    addMyUnavailability(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveMyUnavailability($id: ID!) {\n    removeMyUnavailability(id: $id)\n  }\n"): (typeof documents)["\n  mutation RemoveMyUnavailability($id: ID!) {\n    removeMyUnavailability(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyDatedAvailability {\n    myDatedAvailability {\n      kind\n      fromDay\n      fromTime\n      untilDay\n      untilTime\n      reason\n    }\n  }\n"): (typeof documents)["\n  query MyDatedAvailability {\n    myDatedAvailability {\n      kind\n      fromDay\n      fromTime\n      untilDay\n      untilTime\n      reason\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PaintMyAvailability($strokes: [AvailabilityStroke!]!) {\n    paintMyAvailability(strokes: $strokes) {\n      kind\n      fromDay\n      fromTime\n      untilDay\n      untilTime\n      reason\n    }\n  }\n"): (typeof documents)["\n  mutation PaintMyAvailability($strokes: [AvailabilityStroke!]!) {\n    paintMyAvailability(strokes: $strokes) {\n      kind\n      fromDay\n      fromTime\n      untilDay\n      untilTime\n      reason\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyMonth($firstDay: Date!, $lastDay: Date!, $timezone: String) {\n    myShifts(firstDay: $firstDay, lastDay: $lastDay, timezone: $timezone, ordering: \"start_time\", pageSize: 100) {\n      results {\n        id\n        date\n        startTime\n        endTime\n        timeZone\n        status\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyMonth($firstDay: Date!, $lastDay: Date!, $timezone: String) {\n    myShifts(firstDay: $firstDay, lastDay: $lastDay, timezone: $timezone, ordering: \"start_time\", pageSize: 100) {\n      results {\n        id\n        date\n        startTime\n        endTime\n        timeZone\n        status\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RuleFields on AvailabilityRule {\n    id\n    dayOfWeek\n    startTime\n    endTime\n    isAvailable\n  }\n"): (typeof documents)["\n  fragment RuleFields on AvailabilityRule {\n    id\n    dayOfWeek\n    startTime\n    endTime\n    isAvailable\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyCalendarFeed {\n    myCalendarFeed {\n      url\n      createdAt\n      readAt\n    }\n  }\n"): (typeof documents)["\n  query MyCalendarFeed {\n    myCalendarFeed {\n      url\n      createdAt\n      readAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenewMyCalendarFeed {\n    renewMyCalendarFeed {\n      url\n      createdAt\n      readAt\n    }\n  }\n"): (typeof documents)["\n  mutation RenewMyCalendarFeed {\n    renewMyCalendarFeed {\n      url\n      createdAt\n      readAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeMyCalendarFeed {\n    revokeMyCalendarFeed\n  }\n"): (typeof documents)["\n  mutation RevokeMyCalendarFeed {\n    revokeMyCalendarFeed\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ServerTime {\n    serverTime\n  }\n"): (typeof documents)["\n  query ServerTime {\n    serverTime\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmShifts($shifts: [ID!]!) {\n    confirmShifts(shifts: $shifts) {\n      id\n      confirmedAt\n      toConfirm\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmShifts($shifts: [ID!]!) {\n    confirmShifts(shifts: $shifts) {\n      id\n      confirmedAt\n      toConfirm\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MyThreadFields on MyThread {\n    id\n    kind\n    subjectId\n    clientName\n    locationName\n    startTime\n    endTime\n    days {\n      fromDay\n      fromTime\n      untilDay\n      untilTime\n    }\n    timeZone\n    asksAcknowledgement\n    acknowledgedAt\n    lastText\n    lastAt\n    unread\n  }\n"): (typeof documents)["\n  fragment MyThreadFields on MyThread {\n    id\n    kind\n    subjectId\n    clientName\n    locationName\n    startTime\n    endTime\n    days {\n      fromDay\n      fromTime\n      untilDay\n      untilTime\n    }\n    timeZone\n    asksAcknowledgement\n    acknowledgedAt\n    lastText\n    lastAt\n    unread\n  }\n"];
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
export function graphql(source: "\n  query MyThreadById($id: ID!) {\n    myThread(id: $id) {\n      ...MyThreadFields\n    }\n  }\n"): (typeof documents)["\n  query MyThreadById($id: ID!) {\n    myThread(id: $id) {\n      ...MyThreadFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyThreadMessages($thread: ID!) {\n    myThreadMessages(thread: $thread, pageSize: 100) {\n      results {\n        id\n        text\n        writtenAt\n        authorName\n        byPlanner\n        isMine\n        readBy\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyThreadMessages($thread: ID!) {\n    myThreadMessages(thread: $thread, pageSize: 100) {\n      results {\n        id\n        text\n        writtenAt\n        authorName\n        byPlanner\n        isMine\n        readBy\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReadMyThread($id: ID!, $until: ID!) {\n    readMyThread(id: $id, until: $until) {\n      ...MyThreadFields\n    }\n  }\n"): (typeof documents)["\n  mutation ReadMyThread($id: ID!, $until: ID!) {\n    readMyThread(id: $id, until: $until) {\n      ...MyThreadFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NoticeFields on Notice {\n    id\n    toldAt\n    isRead\n    more\n    license {\n      qualificationName\n      number\n      validUntil\n    }\n    openShift {\n      clientName\n      locationName\n      startTime\n      endTime\n      timeZone\n      isNew\n      isCancelled\n    }\n    timeOff {\n      typeName\n      fromDay\n      fromTime\n      untilDay\n      untilTime\n      status\n      answer\n      suggestedFrom\n      suggestedUntil\n    }\n    offer {\n      kind\n      status\n      colleagueName\n      answer\n      given {\n        ...OfferedShiftFields\n      }\n      inReturn {\n        ...OfferedShiftFields\n      }\n    }\n    thread {\n      threadId\n      kind\n      clientName\n      locationName\n      startTime\n      endTime\n      days {\n        fromDay\n        fromTime\n        untilDay\n        untilTime\n      }\n      timeZone\n      asksAcknowledgement\n    }\n    shifts {\n      shiftId\n      kind\n      title\n      notes\n      clientName\n      locationName\n      startTime\n      endTime\n      timeZone\n      before {\n        title\n        notes\n        clientName\n        locationName\n        startTime\n        endTime\n        timeZone\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment NoticeFields on Notice {\n    id\n    toldAt\n    isRead\n    more\n    license {\n      qualificationName\n      number\n      validUntil\n    }\n    openShift {\n      clientName\n      locationName\n      startTime\n      endTime\n      timeZone\n      isNew\n      isCancelled\n    }\n    timeOff {\n      typeName\n      fromDay\n      fromTime\n      untilDay\n      untilTime\n      status\n      answer\n      suggestedFrom\n      suggestedUntil\n    }\n    offer {\n      kind\n      status\n      colleagueName\n      answer\n      given {\n        ...OfferedShiftFields\n      }\n      inReturn {\n        ...OfferedShiftFields\n      }\n    }\n    thread {\n      threadId\n      kind\n      clientName\n      locationName\n      startTime\n      endTime\n      days {\n        fromDay\n        fromTime\n        untilDay\n        untilTime\n      }\n      timeZone\n      asksAcknowledgement\n    }\n    shifts {\n      shiftId\n      kind\n      title\n      notes\n      clientName\n      locationName\n      startTime\n      endTime\n      timeZone\n      before {\n        title\n        notes\n        clientName\n        locationName\n        startTime\n        endTime\n        timeZone\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UnreadNotices {\n    myUnreadNotices\n    myUnreadThreads\n    myOpenShifts {\n      id\n      claim\n    }\n    myEmployee {\n      id\n      companyName\n    }\n  }\n"): (typeof documents)["\n  query UnreadNotices {\n    myUnreadNotices\n    myUnreadThreads\n    myOpenShifts {\n      id\n      claim\n    }\n    myEmployee {\n      id\n      companyName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyNotices($page: Int!) {\n    myUnreadNotices\n    myNotices(page: $page, pageSize: 20) {\n      count\n      results {\n        ...NoticeFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyNotices($page: Int!) {\n    myUnreadNotices\n    myNotices(page: $page, pageSize: 20) {\n      count\n      results {\n        ...NoticeFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReadNotices($notices: [ID!]) {\n    readMyNotices(notices: $notices)\n  }\n"): (typeof documents)["\n  mutation ReadNotices($notices: [ID!]) {\n    readMyNotices(notices: $notices)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnreadLastNotices {\n    unreadMyNotices\n  }\n"): (typeof documents)["\n  mutation UnreadLastNotices {\n    unreadMyNotices\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OfferedShiftFields on OfferedShift {\n    shiftId\n    title\n    clientName\n    locationName\n    startTime\n    endTime\n    timeZone\n  }\n"): (typeof documents)["\n  fragment OfferedShiftFields on OfferedShift {\n    shiftId\n    title\n    clientName\n    locationName\n    startTime\n    endTime\n    timeZone\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MyOfferFields on MyOffer {\n    id\n    kind\n    status\n    isMine\n    isMyTurn\n    colleagueName\n    deadline\n    answer\n    given {\n      ...OfferedShiftFields\n    }\n    inReturn {\n      ...OfferedShiftFields\n    }\n    conflicts {\n      ...ConflictFields\n    }\n  }\n"): (typeof documents)["\n  fragment MyOfferFields on MyOffer {\n    id\n    kind\n    status\n    isMine\n    isMyTurn\n    colleagueName\n    deadline\n    answer\n    given {\n      ...OfferedShiftFields\n    }\n    inReturn {\n      ...OfferedShiftFields\n    }\n    conflicts {\n      ...ConflictFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyOffers {\n    myOffers(pageSize: 20) {\n      results {\n        ...MyOfferFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyOffers {\n    myOffers(pageSize: 20) {\n      results {\n        ...MyOfferFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OfferColleagues($shift: ID!, $kind: OfferKind) {\n    offerColleagues(shift: $shift, kind: $kind) {\n      employeeId\n      name\n      obstacle\n    }\n  }\n"): (typeof documents)["\n  query OfferColleagues($shift: ID!, $kind: OfferKind) {\n    offerColleagues(shift: $shift, kind: $kind) {\n      employeeId\n      name\n      obstacle\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OfferReturns($offer: ID!) {\n    offerReturns(offer: $offer) {\n      ...OfferedShiftFields\n    }\n  }\n"): (typeof documents)["\n  query OfferReturns($offer: ID!) {\n    offerReturns(offer: $offer) {\n      ...OfferedShiftFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AskColleague($input: NewOffer!) {\n    askColleague(input: $input) {\n      ...MyOfferFields\n    }\n  }\n"): (typeof documents)["\n  mutation AskColleague($input: NewOffer!) {\n    askColleague(input: $input) {\n      ...MyOfferFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptOffer($id: ID!, $inReturn: ID) {\n    acceptOffer(id: $id, inReturn: $inReturn) {\n      ...MyOfferFields\n    }\n  }\n"): (typeof documents)["\n  mutation AcceptOffer($id: ID!, $inReturn: ID) {\n    acceptOffer(id: $id, inReturn: $inReturn) {\n      ...MyOfferFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeBackAcceptance($id: ID!) {\n    takeBackAcceptance(id: $id) {\n      id\n      status\n    }\n  }\n"): (typeof documents)["\n  mutation TakeBackAcceptance($id: ID!) {\n    takeBackAcceptance(id: $id) {\n      id\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeclineOffer($id: ID!) {\n    declineOffer(id: $id) {\n      ...MyOfferFields\n    }\n  }\n"): (typeof documents)["\n  mutation DeclineOffer($id: ID!) {\n    declineOffer(id: $id) {\n      ...MyOfferFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawOffer($id: ID!) {\n    withdrawOffer(id: $id) {\n      ...MyOfferFields\n    }\n  }\n"): (typeof documents)["\n  mutation WithdrawOffer($id: ID!) {\n    withdrawOffer(id: $id) {\n      ...MyOfferFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MyOpenShiftFields on MyOpenShift {\n    id\n    clientName\n    locationName\n    postName\n    title\n    notes\n    startTime\n    endTime\n    timeZone\n    deadline\n    mode\n    address\n    companyName\n    companyPhone\n    placesLeft\n    durationHours\n    pay\n    claim\n    shiftId\n    conflicts {\n      ...ConflictFields\n    }\n  }\n"): (typeof documents)["\n  fragment MyOpenShiftFields on MyOpenShift {\n    id\n    clientName\n    locationName\n    postName\n    title\n    notes\n    startTime\n    endTime\n    timeZone\n    deadline\n    mode\n    address\n    companyName\n    companyPhone\n    placesLeft\n    durationHours\n    pay\n    claim\n    shiftId\n    conflicts {\n      ...ConflictFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyOpenShifts {\n    myOpenShifts {\n      ...MyOpenShiftFields\n    }\n  }\n"): (typeof documents)["\n  query MyOpenShifts {\n    myOpenShifts {\n      ...MyOpenShiftFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PaymentHistory($period: ID) {\n    myPayments(period: $period) {\n      payments {\n        id\n        paymentDate\n        periodName\n        hoursWorked\n        amount\n        status\n      }\n      summary {\n        hoursWorked\n        paidAmount\n        pendingAmount\n      }\n    }\n    paymentPeriods(pageSize: 100) {\n      results {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query PaymentHistory($period: ID) {\n    myPayments(period: $period) {\n      payments {\n        id\n        paymentDate\n        periodName\n        hoursWorked\n        amount\n        status\n      }\n      summary {\n        hoursWorked\n        paidAmount\n        pendingAmount\n      }\n    }\n    paymentPeriods(pageSize: 100) {\n      results {\n        id\n        name\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  mutation UpdateMyEmployee($input: ProfileChanges!, $seen: ProfileChanges) {\n    updateMyEmployee(input: $input, seen: $seen) {\n      ...ProfileFields\n      firstName\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateMyEmployee($input: ProfileChanges!, $seen: ProfileChanges) {\n    updateMyEmployee(input: $input, seen: $seen) {\n      ...ProfileFields\n      firstName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PushKey {\n    pushKey\n  }\n"): (typeof documents)["\n  query PushKey {\n    pushKey\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubscribeToPush($input: PushSubscriptionInput!) {\n    subscribeToPush(input: $input)\n  }\n"): (typeof documents)["\n  mutation SubscribeToPush($input: PushSubscriptionInput!) {\n    subscribeToPush(input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnsubscribeFromPush($endpoint: String!) {\n    unsubscribeFromPush(endpoint: $endpoint)\n  }\n"): (typeof documents)["\n  mutation UnsubscribeFromPush($endpoint: String!) {\n    unsubscribeFromPush(endpoint: $endpoint)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MySettings {\n    settings {\n      ...SettingsFields\n    }\n    chosenSettings {\n      timezone\n    }\n  }\n"): (typeof documents)["\n  query MySettings {\n    settings {\n      ...SettingsFields\n    }\n    chosenSettings {\n      timezone\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateSettings($input: UserSettingsInput!) {\n    updateSettings(input: $input) {\n      ...SettingsFields\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateSettings($input: UserSettingsInput!) {\n    updateSettings(input: $input) {\n      ...SettingsFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SettingsFields on UserSettings {\n    notificationsEnabled\n    emailNotifications\n    shiftReminders\n    language\n  }\n"): (typeof documents)["\n  fragment SettingsFields on UserSettings {\n    notificationsEnabled\n    emailNotifications\n    shiftReminders\n    language\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ConflictFields on ShiftConflict {\n    code\n    severity\n    other {\n      id\n      clientName\n      startTime\n      endTime\n    }\n    from\n    until\n    qualifications\n    hours\n    days\n    limit\n    week\n    first\n    last\n  }\n"): (typeof documents)["\n  fragment ConflictFields on ShiftConflict {\n    code\n    severity\n    other {\n      id\n      clientName\n      startTime\n      endTime\n    }\n    from\n    until\n    qualifications\n    hours\n    days\n    limit\n    week\n    first\n    last\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyHolidays($language: String) {\n    myHolidays(language: $language) {\n      shiftId\n      name\n    }\n  }\n"): (typeof documents)["\n  query MyHolidays($language: String) {\n    myHolidays(language: $language) {\n      shiftId\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PortalShiftFields on PortalShift {\n    id\n    date\n    startTime\n    endTime\n    timeZone\n    status\n    locationName\n    clientName\n    clientAddress\n    clientContactPerson\n    clientPhone\n    locationAddress\n    checkInFrom\n    checkOutUntil\n    notes\n    checkedIn\n    checkedOut\n    checkedInAt\n    checkedOutAt\n    lateMinutes\n    absence\n    companyName\n    companyPhone\n    hourlyPayRate\n    durationHours\n    pay\n    confirmedAt\n    toConfirm\n  }\n"): (typeof documents)["\n  fragment PortalShiftFields on PortalShift {\n    id\n    date\n    startTime\n    endTime\n    timeZone\n    status\n    locationName\n    clientName\n    clientAddress\n    clientContactPerson\n    clientPhone\n    locationAddress\n    checkInFrom\n    checkOutUntil\n    notes\n    checkedIn\n    checkedOut\n    checkedInAt\n    checkedOutAt\n    lateMinutes\n    absence\n    companyName\n    companyPhone\n    hourlyPayRate\n    durationHours\n    pay\n    confirmedAt\n    toConfirm\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PortalToday($timezone: String) {\n    myEmployee {\n      id\n      firstName\n      companyName\n    }\n    upcoming: myShifts(filter: UPCOMING, ordering: \"start_time\", timezone: $timezone, pageSize: 10) {\n      results {\n        ...PortalShiftFields\n      }\n    }\n    recent: myShifts(filter: PAST, ordering: \"-start_time\", timezone: $timezone, pageSize: 10) {\n      results {\n        ...PortalShiftFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query PortalToday($timezone: String) {\n    myEmployee {\n      id\n      firstName\n      companyName\n    }\n    upcoming: myShifts(filter: UPCOMING, ordering: \"start_time\", timezone: $timezone, pageSize: 10) {\n      results {\n        ...PortalShiftFields\n      }\n    }\n    recent: myShifts(filter: PAST, ordering: \"-start_time\", timezone: $timezone, pageSize: 10) {\n      results {\n        ...PortalShiftFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyShifts($filter: PortalShiftFilter!, $timezone: String, $page: Int!, $pageSize: Int!) {\n    myShifts(filter: $filter, timezone: $timezone, page: $page, pageSize: $pageSize) {\n      count\n      results {\n        ...PortalShiftFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyShifts($filter: PortalShiftFilter!, $timezone: String, $page: Int!, $pageSize: Int!) {\n    myShifts(filter: $filter, timezone: $timezone, page: $page, pageSize: $pageSize) {\n      count\n      results {\n        ...PortalShiftFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyShift($id: ID!) {\n    myShift(id: $id) {\n      ...PortalShiftFields\n    }\n  }\n"): (typeof documents)["\n  query MyShift($id: ID!) {\n    myShift(id: $id) {\n      ...PortalShiftFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MyTimeOffFields on TimeOff {\n    id\n    typeId\n    typeName\n    unit\n    fromDay\n    fromTime\n    untilDay\n    untilTime\n    amount\n    reason\n    fileName\n    status\n    answer\n    suggestedFrom\n    suggestedUntil\n  }\n"): (typeof documents)["\n  fragment MyTimeOffFields on TimeOff {\n    id\n    typeId\n    typeName\n    unit\n    fromDay\n    fromTime\n    untilDay\n    untilTime\n    amount\n    reason\n    fileName\n    status\n    answer\n    suggestedFrom\n    suggestedUntil\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyTimeOff {\n    myTimeOffBalances {\n      typeId\n      typeName\n      unit\n      isSick\n      isCounted\n      needsApproval\n      noticeDays\n      pending\n      balance\n    }\n    myTimeOff(pageSize: 20) {\n      results {\n        ...MyTimeOffFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyTimeOff {\n    myTimeOffBalances {\n      typeId\n      typeName\n      unit\n      isSick\n      isCounted\n      needsApproval\n      noticeDays\n      pending\n      balance\n    }\n    myTimeOff(pageSize: 20) {\n      results {\n        ...MyTimeOffFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyTimeOffEntries($type: ID) {\n    myTimeOffEntries(type: $type, pageSize: 50) {\n      results {\n        id\n        kind\n        amount\n        day\n        reason\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyTimeOffEntries($type: ID) {\n    myTimeOffEntries(type: $type, pageSize: 50) {\n      results {\n        id\n        kind\n        amount\n        day\n        reason\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreTimeOff($id: ID!) {\n    restoreTimeOff(id: $id) {\n      ...MyTimeOffFields\n    }\n  }\n"): (typeof documents)["\n  mutation RestoreTimeOff($id: ID!) {\n    restoreTimeOff(id: $id) {\n      ...MyTimeOffFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetTimeOffFile($id: ID!, $file: Upload!) {\n    setMyTimeOffFile(id: $id, file: $file) {\n      ...MyTimeOffFields\n    }\n  }\n"): (typeof documents)["\n  mutation SetTimeOffFile($id: ID!, $file: Upload!) {\n    setMyTimeOffFile(id: $id, file: $file) {\n      ...MyTimeOffFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteTimeOffFile($id: ID!) {\n    deleteMyTimeOffFile(id: $id) {\n      ...MyTimeOffFields\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteTimeOffFile($id: ID!) {\n    deleteMyTimeOffFile(id: $id) {\n      ...MyTimeOffFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyWeek($firstDay: Date!, $lastDay: Date!, $timezone: String) {\n    myShifts(firstDay: $firstDay, lastDay: $lastDay, timezone: $timezone, ordering: \"start_time\", pageSize: 50) {\n      results {\n        ...PortalShiftFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyWeek($firstDay: Date!, $lastDay: Date!, $timezone: String) {\n    myShifts(firstDay: $firstDay, lastDay: $lastDay, timezone: $timezone, ordering: \"start_time\", pageSize: 50) {\n      results {\n        ...PortalShiftFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ClaimOpenShift($id: ID!) {\n    claimOpenShift(id: $id) {\n      ...MyOpenShiftFields\n    }\n  }\n"): (typeof documents)["\n  mutation ClaimOpenShift($id: ID!) {\n    claimOpenShift(id: $id) {\n      ...MyOpenShiftFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawClaim($id: ID!) {\n    withdrawClaim(id: $id) {\n      ...MyOpenShiftFields\n    }\n  }\n"): (typeof documents)["\n  mutation WithdrawClaim($id: ID!) {\n    withdrawClaim(id: $id) {\n      ...MyOpenShiftFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AskForTimeOff($input: TimeOffRequest!) {\n    askForTimeOff(input: $input) {\n      ...MyTimeOffFields\n    }\n  }\n"): (typeof documents)["\n  mutation AskForTimeOff($input: TimeOffRequest!) {\n    askForTimeOff(input: $input) {\n      ...MyTimeOffFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawTimeOff($id: ID!) {\n    withdrawTimeOff(id: $id) {\n      ...MyTimeOffFields\n    }\n  }\n"): (typeof documents)["\n  mutation WithdrawTimeOff($id: ID!) {\n    withdrawTimeOff(id: $id) {\n      ...MyTimeOffFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SickToday($waitedSeconds: Int) {\n    sickToday(waitedSeconds: $waitedSeconds) {\n      ...MyTimeOffFields\n    }\n  }\n"): (typeof documents)["\n  mutation SickToday($waitedSeconds: Int) {\n    sickToday(waitedSeconds: $waitedSeconds) {\n      ...MyTimeOffFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WriteMyMessage($input: NewMessage!) {\n    writeMyMessage(input: $input) {\n      ...MyThreadFields\n    }\n  }\n"): (typeof documents)["\n  mutation WriteMyMessage($input: NewMessage!) {\n    writeMyMessage(input: $input) {\n      ...MyThreadFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcknowledgeThread($id: ID!) {\n    acknowledgeThread(id: $id) {\n      ...MyThreadFields\n    }\n  }\n"): (typeof documents)["\n  mutation AcknowledgeThread($id: ID!) {\n    acknowledgeThread(id: $id) {\n      ...MyThreadFields\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;