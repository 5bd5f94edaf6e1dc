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
    "\n  query Clients {\n    clients {\n      count\n      results {\n        id\n        companyId\n        name\n        contactName\n        email\n        phone\n        status\n        locations {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.ClientsDocument,
    "\n  query ClientDetail {\n    client {\n      ...all\n      requiredQualifications {\n        id\n        name\n      }\n      locations {\n        ...all\n        requiredQualifications {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.ClientDetailDocument,
    "mutation CreateClient { createClient { id } }": typeof types.CreateClientDocument,
    "mutation UpdateClient { updateClient { id status } }": typeof types.UpdateClientDocument,
    "mutation DeleteClient { deleteClient }": typeof types.DeleteClientDocument,
    "mutation CreateLocation { createLocation { id } }": typeof types.CreateLocationDocument,
    "mutation UpdateLocation { updateLocation { id } }": typeof types.UpdateLocationDocument,
    "mutation DeleteLocation { deleteLocation }": typeof types.DeleteLocationDocument,
    "\n  query PeopleMatches($text: String!) {\n    employees(search: $text, ordering: \"first_name,last_name\", pageSize: 5) {\n      results {\n        id\n        name\n        email\n      }\n    }\n    clients(search: $text, ordering: \"name\", pageSize: 5) {\n      results {\n        id\n        name\n        city\n      }\n    }\n  }\n": typeof types.PeopleMatchesDocument,
    "\n  query ShiftMatches($text: String!, $startAfter: String, $endBefore: String) {\n    shifts(search: $text, startAfter: $startAfter, endBefore: $endBefore, ordering: \"start_time\", pageSize: 5) {\n      results {\n        id\n        title\n        startTime\n        endTime\n        timeZone\n        employeeName\n        clientName\n      }\n    }\n  }\n": typeof types.ShiftMatchesDocument,
    "\n  query CompanyActivity {\n    companyEvents {\n      count\n      results {\n        ...all\n        changes {\n          ...all\n        }\n      }\n    }\n  }\n": typeof types.CompanyActivityDocument,
    "\n  query AccountActivity {\n    accountEvents {\n      count\n      results {\n        ...all\n        changes {\n          ...all\n        }\n      }\n    }\n  }\n": typeof types.AccountActivityDocument,
    "\n  query CompanySettings {\n    company {\n      id\n      name\n      timeZone\n      holidayRegion\n      language\n      checkInHours\n      checkOutHours\n      payApprovedOnly\n      plansInDrafts\n      offerApproval\n      requireSecondFactor\n      approvalTolerance\n      weekBudget\n      planningRules {\n        ...PlanningRulesFields\n      }\n    }\n  }\n": typeof types.CompanySettingsDocument,
    "mutation UpdateCompany { updateCompany { id } }": typeof types.UpdateCompanyDocument,
    "query PlannerStatistics { plannerStatistics { ...all } }": typeof types.PlannerStatisticsDocument,
    "query TodaysAttendance { attendance { ...all shifts { ...all } } }": typeof types.TodaysAttendanceDocument,
    "query RecentActivity { recentActivity { ...all } }": typeof types.RecentActivityDocument,
    "query TodaysCoverage { coverage { stretches { from until asked open } } }": typeof types.TodaysCoverageDocument,
    "\n  query WaitingForApproval($company: ID) {\n    timesheets(page: 1, pageSize: 1, company: $company, state: OPEN) {\n      count\n    }\n    offers(page: 1, pageSize: 1, company: $company, status: ACCEPTED) {\n      count\n    }\n    declined: openShifts(page: 1, pageSize: 1, company: $company, status: DECLINED) {\n      count\n    }\n    open: openShifts(page: 1, pageSize: 100, company: $company, status: OPEN) {\n      results {\n        id\n        waiting\n      }\n    }\n    expired: openShifts(page: 1, pageSize: 100, company: $company, status: EXPIRED, ordering: \"-start_time\") {\n      results {\n        id\n        waiting\n      }\n    }\n  }\n": typeof types.WaitingForApprovalDocument,
    "\n  mutation ImportCsv {\n    importCsv {\n      saved\n      invited\n      missing\n      columns {\n        heading\n        field\n      }\n      counts {\n        ...all\n      }\n      rows {\n        ...all\n        problems {\n          heading\n          severity\n          code\n          message\n          params {\n            name\n            value\n          }\n        }\n      }\n    }\n  }\n": typeof types.ImportCsvDocument,
    "fragment PeriodFigures on PayrollPeriod { ...all }": typeof types.PeriodFiguresFragmentDoc,
    "query PayrollPeriods { payrollPeriods { count results { ...PeriodFigures } } }": typeof types.PayrollPeriodsDocument,
    "query OnePayrollPeriod { payrollPeriod { ...PeriodFigures } }": typeof types.OnePayrollPeriodDocument,
    "\n  query PeriodPayments {\n    payments {\n      count\n      results {\n        id\n        employeeId\n        employeeName\n        shifts\n        hoursWorked\n        amount\n        status\n        paymentDate\n      }\n    }\n  }\n": typeof types.PeriodPaymentsDocument,
    "query Preview { paymentPreview { results { ...all } ...all } }": typeof types.PreviewDocument,
    "mutation CreatePeriod { createPaymentPeriod { id } }": typeof types.CreatePeriodDocument,
    "mutation DeletePeriod { deletePaymentPeriod }": typeof types.DeletePeriodDocument,
    "mutation GeneratePayments { generatePayments { count } }": typeof types.GeneratePaymentsDocument,
    "\n  mutation MarkPayment($id: ID!, $status: PaymentStatus!) {\n    updatePayment(id: $id, status: $status) {\n      id\n      status\n      paymentDate\n    }\n  }\n": typeof types.MarkPaymentDocument,
    "mutation PayPeriod { payPeriod { ...PeriodFigures } }": typeof types.PayPeriodDocument,
    "\n  query PaymentLines {\n    paymentLines {\n      shiftId\n      date\n      clientName\n      hours\n      hourlyPayRate\n      pay\n      correctsId\n    }\n  }\n": typeof types.PaymentLinesDocument,
    "query PayrollCompany { company { id timeZone payrollColumns } }": typeof types.PayrollCompanyDocument,
    "\n  mutation SavePayrollColumns($id: ID!, $columns: [PayrollColumn!]!) {\n    updateCompany(id: $id, input: { payrollColumns: $columns }) {\n      id\n      payrollColumns\n    }\n  }\n": typeof types.SavePayrollColumnsDocument,
    "query Timesheets { timesheets { count results { ...all } } }": typeof types.TimesheetsDocument,
    "\n  query TimesheetCounts($search: String!, $company: ID, $from: Date, $to: Date) {\n    open: timesheets(page: 1, pageSize: 1, search: $search, company: $company, from: $from, to: $to, state: OPEN) {\n      count\n    }\n    exact: timesheets(page: 1, pageSize: 1, search: $search, company: $company, from: $from, to: $to, state: EXACT) {\n      count\n    }\n    differs: timesheets(\n      page: 1\n      pageSize: 1\n      search: $search\n      company: $company\n      from: $from\n      to: $to\n      state: DIFFERS\n    ) {\n      count\n    }\n    no_check_out: timesheets(\n      page: 1\n      pageSize: 1\n      search: $search\n      company: $company\n      from: $from\n      to: $to\n      state: NO_CHECK_OUT\n    ) {\n      count\n    }\n    absent: timesheets(page: 1, pageSize: 1, search: $search, company: $company, from: $from, to: $to, state: ABSENT) {\n      count\n    }\n  }\n": typeof types.TimesheetCountsDocument,
    "\n  mutation ApproveTimesheets {\n    approveTimesheets {\n      id\n      approvedAt\n      version\n      approvedById\n    }\n  }\n": typeof types.ApproveTimesheetsDocument,
    "\n  query Employees {\n    employees {\n      count\n      results {\n        id\n        companyName\n        name\n        lastName\n        email\n        phone\n        hourlyRate\n        status\n        qualifications {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.EmployeesDocument,
    "query EmployeeDetail { employee { ...all qualifications { id name } } }": typeof types.EmployeeDetailDocument,
    "mutation CreateEmployee { createEmployee { id name } }": typeof types.CreateEmployeeDocument,
    "mutation UpdateEmployee { updateEmployee { id status } }": typeof types.UpdateEmployeeDocument,
    "mutation DeleteEmployee { deleteEmployee }": typeof types.DeleteEmployeeDocument,
    "mutation InviteEmployee { inviteEmployee { ...all } }": typeof types.InviteEmployeeDocument,
    "fragment WholeLicense on License { ...all }": typeof types.WholeLicenseFragmentDoc,
    "query Licenses { licenses { count results { ...WholeLicense } } }": typeof types.LicensesDocument,
    "query MissingLicenses { missingLicenses { ...all } }": typeof types.MissingLicensesDocument,
    "query EmployeeLicenses { employeeLicenses { ...WholeLicense } }": typeof types.EmployeeLicensesDocument,
    "query LicenseDetail { license { ...WholeLicense } }": typeof types.LicenseDetailDocument,
    "mutation CreateLicense { createLicense { ...WholeLicense } }": typeof types.CreateLicenseDocument,
    "mutation UpdateLicense { updateLicense { ...WholeLicense } }": typeof types.UpdateLicenseDocument,
    "mutation DeleteLicense { deleteLicense }": typeof types.DeleteLicenseDocument,
    "mutation SetLicenseScan { setLicenseScan { ...WholeLicense } }": typeof types.SetLicenseScanDocument,
    "mutation DeleteLicenseScan { deleteLicenseScan { ...WholeLicense } }": typeof types.DeleteLicenseScanDocument,
    "\n  query QualificationOptions($company: ID, $search: String) {\n    qualifications(company: $company, search: $search, pageSize: 100) {\n      count\n      results {\n        id\n        name\n      }\n    }\n  }\n": typeof types.QualificationOptionsDocument,
    "query ChosenQualification { qualification { id name expires } }": typeof types.ChosenQualificationDocument,
    "query Qualifications { qualifications { count results { ...all } } }": typeof types.QualificationsDocument,
    "mutation CreateQualification { createQualification { id } }": typeof types.CreateQualificationDocument,
    "mutation RenameQualification { renameQualification { id name expires } }": typeof types.RenameQualificationDocument,
    "mutation DeleteQualification { deleteQualification }": typeof types.DeleteQualificationDocument,
    "\n  query AdminRegistrationToken {\n    info: adminRegistrationToken {\n      createdBy\n      expiresAt\n    }\n  }\n": typeof types.AdminRegistrationTokenDocument,
    "\n  query EmployeeRegistrationToken {\n    info: employeeRegistrationToken {\n      ...all\n    }\n  }\n": typeof types.EmployeeRegistrationTokenDocument,
    "\n  mutation GenerateAdminRegistrationLink {\n    generateAdminRegistrationLink {\n      registrationUrl\n      expiresAt\n    }\n  }\n": typeof types.GenerateAdminRegistrationLinkDocument,
    "mutation RegisterAdministrator { registerAdministrator }": typeof types.RegisterAdministratorDocument,
    "mutation RegisterEmployee { registerEmployee }": typeof types.RegisterEmployeeDocument,
    "\n  query TimeOffBalances {\n    timeOffBalances {\n      typeId\n      typeName\n      unit\n      carriedOver\n      granted\n      accrued\n      taken\n      pending\n      expired\n      corrected\n      balance\n    }\n  }\n": typeof types.TimeOffBalancesDocument,
    "\n  query TimeOffEntries($employee: ID!, $type: ID, $page: Int!) {\n    timeOffEntries(employee: $employee, type: $type, page: $page, pageSize: 20) {\n      count\n      results {\n        id\n        kind\n        amount\n        day\n        reason\n        timeOffId\n      }\n    }\n  }\n": typeof types.TimeOffEntriesDocument,
    "mutation AddTimeOffEntry { addTimeOffEntry { id } }": typeof types.AddTimeOffEntryDocument,
    "fragment WholeTimeOff on TimeOff { ...all }": typeof types.WholeTimeOffFragmentDoc,
    "\n  query TimeOffRequests {\n    timeOffRequests {\n      count\n      results {\n        ...WholeTimeOff\n      }\n    }\n  }\n": typeof types.TimeOffRequestsDocument,
    "\n  query TimeOffDecision($id: ID!) {\n    timeOff(id: $id) {\n      ...WholeTimeOff\n    }\n    timeOffImpact(timeOff: $id) {\n      balance\n      shifts {\n        ...all\n      }\n      away {\n        ...all\n      }\n    }\n  }\n": typeof types.TimeOffDecisionDocument,
    "mutation CreateTimeOff { createTimeOff { ...WholeTimeOff } }": typeof types.CreateTimeOffDocument,
    "mutation ApproveTimeOff { approveTimeOff { ...WholeTimeOff } }": typeof types.ApproveTimeOffDocument,
    "mutation RefuseTimeOff { refuseTimeOff { ...WholeTimeOff } }": typeof types.RefuseTimeOffDocument,
    "mutation CancelTimeOff { cancelTimeOff { ...WholeTimeOff } }": typeof types.CancelTimeOffDocument,
    "mutation TakeBackTimeOff { takeBackTimeOff { ...WholeTimeOff } }": typeof types.TakeBackTimeOffDocument,
    "fragment WholeTimeOffType on TimeOffType { ...all }": typeof types.WholeTimeOffTypeFragmentDoc,
    "\n  query TimeOffTypes($company: ID) {\n    timeOffTypes(company: $company, pageSize: 100) {\n      results {\n        ...WholeTimeOffType\n      }\n    }\n  }\n": typeof types.TimeOffTypesDocument,
    "query OneTimeOffType { timeOffType { ...WholeTimeOffType } }": typeof types.OneTimeOffTypeDocument,
    "mutation CreateTimeOffType { createTimeOffType { ...WholeTimeOffType } }": typeof types.CreateTimeOffTypeDocument,
    "mutation UpdateTimeOffType { updateTimeOffType { ...WholeTimeOffType } }": typeof types.UpdateTimeOffTypeDocument,
    "mutation DeleteTimeOffType { deleteTimeOffType }": typeof types.DeleteTimeOffTypeDocument,
    "query EmployeeUnavailability { employeeUnavailability { ...all } }": typeof types.EmployeeUnavailabilityDocument,
    "mutation AddUnavailability { addUnavailability { id } }": typeof types.AddUnavailabilityDocument,
    "mutation RemoveUnavailability { removeUnavailability }": typeof types.RemoveUnavailabilityDocument,
    "\n  query ManagedUsers {\n    users {\n      count\n      results {\n        id\n        username\n        email\n        firstName\n        lastName\n        isActive\n        isStaff\n        isSuperuser\n        isAdmin\n        lastLogin\n        administeredCompanies {\n          id\n          name\n        }\n        employeeProfile {\n          id\n        }\n      }\n    }\n  }\n": typeof types.ManagedUsersDocument,
    "\n  query ManagedUserNow {\n    user {\n      id\n      username\n      email\n      firstName\n      lastName\n      isActive\n      isStaff\n      isSuperuser\n    }\n  }\n": typeof types.ManagedUserNowDocument,
    "mutation CreateUser { createUser { id } }": typeof types.CreateUserDocument,
    "mutation UpdateUser { updateUser { id email } }": typeof types.UpdateUserDocument,
    "mutation EndUserSessions { endUserSessions }": typeof types.EndUserSessionsDocument,
    "mutation ResetSecondFactor { resetSecondFactor }": typeof types.ResetSecondFactorDocument,
    "mutation EraseUser { eraseUser }": typeof types.EraseUserDocument,
    "mutation SetUserPassword { setUserPassword }": typeof types.SetUserPasswordDocument,
    "fragment Candidate on Candidate { ...all conflicts { ...AnsweredConflict } }": typeof types.CandidateFragmentDoc,
    "query Candidates { candidates { timeZone results { ...Candidate } } }": typeof types.CandidatesDocument,
    "fragment AnsweredConflict on ShiftConflict { ...all other { ...all } }": typeof types.AnsweredConflictFragmentDoc,
    "fragment PlanningRulesFields on PlanningRules { ...all }": typeof types.PlanningRulesFieldsFragmentDoc,
    "query ShiftConflicts { shiftConflicts { ...AnsweredConflict } }": typeof types.ShiftConflictsDocument,
    "\n  query Coverage {\n    coverage {\n      from\n      until\n      posts {\n        id\n        name\n        color\n        clientId\n        clientName\n        locationId\n        locationName\n        timeZone\n        asked\n        covered\n        open\n        over\n        unqualified\n        billed\n      }\n      sites {\n        ...all\n      }\n      stretches {\n        ...all\n      }\n      closures {\n        ...all\n      }\n    }\n  }\n": typeof types.CoverageDocument,
    "\n  query InactiveEmployees($company: ID) {\n    employees(company: $company, status: INACTIVE, pageSize: 1) {\n      count\n    }\n  }\n": typeof types.InactiveEmployeesDocument,
    "\n  query Schedule {\n    schedule {\n      company {\n        id\n        name\n      }\n      ...all\n      employees {\n        ...all\n        licenses {\n          ...all\n        }\n        availability {\n          ...all\n        }\n        wishes {\n          ...all\n        }\n        beyond {\n          period\n          hours\n        }\n        unavailability {\n          ...all\n        }\n      }\n      clients {\n        ...all\n        locations {\n          ...all\n        }\n      }\n      qualifications {\n        id\n        name\n      }\n      columns {\n        shifts {\n          id\n          title\n          clientId\n          locationId\n          postId\n          employeeId\n          startTime\n          endTime\n          status\n          notes\n          allowOverlap\n          seriesId\n          hours\n          pay\n          isDraft\n          publishedAt\n        }\n        neighbours {\n          ...all\n        }\n      }\n      withdrawn {\n        id\n        title\n        clientId\n        locationId\n        postId\n        employeeId\n        startTime\n        endTime\n        status\n        notes\n        allowOverlap\n        seriesId\n        hours\n        pay\n        isDraft\n        publishedAt\n      }\n      rules {\n        ...PlanningRulesFields\n      }\n    }\n  }\n": typeof types.ScheduleDocument,
    "query SiteHolidays { siteHolidays { locationName holidays { date name } } }": typeof types.SiteHolidaysDocument,
    "\n  fragment WholeOffer on Offer {\n    ...all\n    given {\n      ...PlannerOfferedShift\n    }\n    inReturn {\n      ...PlannerOfferedShift\n    }\n  }\n": typeof types.WholeOfferFragmentDoc,
    "fragment PlannerOfferedShift on OfferedShift { ...all }": typeof types.PlannerOfferedShiftFragmentDoc,
    "query Offers { offers { count results { ...WholeOffer } } }": typeof types.OffersDocument,
    "\n  query OfferDecision($id: ID!) {\n    offer(id: $id) {\n      ...WholeOffer\n    }\n    offerConflicts(offer: $id) {\n      change\n      ...AnsweredConflict\n    }\n  }\n": typeof types.OfferDecisionDocument,
    "mutation ApproveOffer { approveOffer { ...WholeOffer } }": typeof types.ApproveOfferDocument,
    "mutation RefuseOffer { refuseOffer { ...WholeOffer } }": typeof types.RefuseOfferDocument,
    "mutation TakeBackOffer { takeBackOffer { id status } }": typeof types.TakeBackOfferDocument,
    "\n  fragment WholeOpenShift on OpenShift {\n    id\n    clientName\n    locationName\n    postName\n    title\n    startTime\n    endTime\n    timeZone\n    deadline\n    mode\n    audience\n    asked\n    places\n    taken\n    status\n    waiting\n  }\n": typeof types.WholeOpenShiftFragmentDoc,
    "query OpenShifts { openShifts { count results { ...WholeOpenShift } } }": typeof types.OpenShiftsDocument,
    "mutation CreateOpenShift { createOpenShift { ...WholeOpenShift } }": typeof types.CreateOpenShiftDocument,
    "mutation CancelOpenShift { cancelOpenShift { ...WholeOpenShift } }": typeof types.CancelOpenShiftDocument,
    "mutation AwardOpenShift { awardOpenShift { ...WholeOpenShift } }": typeof types.AwardOpenShiftDocument,
    "mutation TakeBackAward { takeBackAward { ...WholeOpenShift } }": typeof types.TakeBackAwardDocument,
    "\n  query OpenShiftClaims {\n    openShiftClaims {\n      ...all\n      candidate {\n        ...Candidate\n      }\n    }\n  }\n": typeof types.OpenShiftClaimsDocument,
    "query AnyPost($company: ID!) { posts(company: $company, pageSize: 1) { count } }": typeof types.AnyPostDocument,
    "\n  fragment WholePlan on RosterPlan {\n    id\n    state\n    from\n    until\n    seconds\n    worked\n    asked\n    missing\n    progress {\n      ...all\n    }\n    shifts {\n      ...all\n    }\n    open {\n      ...all\n      reasons {\n        code\n        people\n      }\n    }\n  }\n": typeof types.WholePlanFragmentDoc,
    "query RosterPlan { rosterPlan { ...WholePlan } }": typeof types.RosterPlanDocument,
    "\n  fragment PlanFigures on PlanFigures {\n    ...all\n    sharedHours {\n      ...Spread\n    }\n    sharedNights {\n      ...Spread\n    }\n    sharedWeekends {\n      ...Spread\n    }\n  }\n\n  fragment Spread on PlanSpread {\n    ...all\n  }\n": typeof types.PlanFiguresFragmentDoc,
    "query ComparePlans { comparePlans { plans { ...PlanFigures } } }": typeof types.ComparePlansDocument,
    "\n  query JudgedWeek {\n    judgedWeek {\n      from\n      shifts\n      cost\n      hours\n      overtime\n      sharedHours {\n        ...Spread\n      }\n      sharedNights {\n        ...Spread\n      }\n      sharedWeekends {\n        ...Spread\n      }\n      strangers\n      ways\n      preferred\n      wished\n      unwished\n      points {\n        ...all\n      }\n    }\n  }\n": typeof types.JudgedWeekDocument,
    "mutation CreatePlan { createPlan { ...WholePlan } }": typeof types.CreatePlanDocument,
    "mutation EndPlan { endPlan { ...WholePlan } }": typeof types.EndPlanDocument,
    "mutation UsePlan { usePlan { ...Batch } }": typeof types.UsePlanDocument,
    "mutation DeletePlan { deletePlan }": typeof types.DeletePlanDocument,
    "\n  fragment WholeDemand on PostDemand {\n    periods {\n      ...all\n      stretches {\n        ...all\n      }\n    }\n    holidays {\n      region\n      rule\n      stretches {\n        ...all\n      }\n    }\n    exceptions {\n      date\n      reason\n      stretches {\n        ...all\n      }\n    }\n    closures {\n      ...all\n    }\n  }\n": typeof types.WholeDemandFragmentDoc,
    "query PostDemand { postDemand { ...WholeDemand } }": typeof types.PostDemandDocument,
    "mutation SetPostDemand { setPostDemand { ...WholeDemand } }": typeof types.SetPostDemandDocument,
    "\n  fragment WholePost on Post {\n    ...all\n    requiredQualifications {\n      id\n      name\n    }\n    preferredQualifications {\n      id\n      name\n    }\n  }\n": typeof types.WholePostFragmentDoc,
    "query Posts { posts { count results { ...WholePost } } }": typeof types.PostsDocument,
    "\n  query ClientPosts($client: ID!) {\n    posts(client: $client, pageSize: 100) {\n      count\n      results {\n        id\n        name\n        locationId\n        locationName\n        color\n      }\n    }\n  }\n": typeof types.ClientPostsDocument,
    "query PostDetail { post { ...WholePost } }": typeof types.PostDetailDocument,
    "mutation CreatePost { createPost { ...WholePost } }": typeof types.CreatePostDocument,
    "mutation UpdatePost { updatePost { ...WholePost } }": typeof types.UpdatePostDocument,
    "mutation DeletePost { deletePost }": typeof types.DeletePostDocument,
    "\n  query PublicationPreview {\n    publicationPreview {\n      ...all\n      people {\n        ...all\n        changes {\n          ...all\n          before {\n            ...all\n          }\n        }\n      }\n    }\n  }\n": typeof types.PublicationPreviewDocument,
    "\n  mutation PublishShifts(\n    $company: ID!\n    $from: Date\n    $until: Date\n    $client: ID\n    $location: ID\n    $shifts: [ID!]\n    $version: String!\n  ) {\n    publishShifts(\n      company: $company\n      from: $from\n      until: $until\n      client: $client\n      location: $location\n      shifts: $shifts\n      version: $version\n    ) {\n      ...all\n    }\n  }\n": typeof types.PublishShiftsDocument,
    "mutation TakeBackPublication { takeBackPublication { id } }": typeof types.TakeBackPublicationDocument,
    "\n  mutation DiscardUnpublished(\n    $company: ID!\n    $from: Date\n    $until: Date\n    $client: ID\n    $location: ID\n    $shifts: [ID!]\n    $version: String!\n  ) {\n    discardUnpublished(\n      company: $company\n      from: $from\n      until: $until\n      client: $client\n      location: $location\n      shifts: $shifts\n      version: $version\n    ) {\n      shifts\n    }\n  }\n": typeof types.DiscardUnpublishedDocument,
    "query UnconfirmedShifts { unconfirmedShifts { ...all } }": typeof types.UnconfirmedShiftsDocument,
    "\n  mutation RemindUnconfirmed($company: ID!) {\n    remindUnconfirmed(company: $company) {\n      people\n    }\n  }\n": typeof types.RemindUnconfirmedDocument,
    "mutation RepairShifts { createPlan { id } }": typeof types.RepairShiftsDocument,
    "mutation RepeatShift { repeatShift { ...Batch } }": typeof types.RepeatShiftDocument,
    "mutation UpdateFollowingShifts { updateFollowingShifts }": typeof types.UpdateFollowingShiftsDocument,
    "mutation DeleteFollowingShifts { deleteFollowingShifts }": typeof types.DeleteFollowingShiftsDocument,
    "\n  fragment Batch on ShiftBatch {\n    saved\n    shifts {\n      ...all\n      overlapped {\n        ...all\n      }\n      conflicts {\n        ...AnsweredConflict\n      }\n    }\n  }\n": typeof types.BatchFragmentDoc,
    "\n  fragment WholeRotation on Rotation {\n    ...all\n    phases {\n      ...all\n      watches {\n        ...all\n      }\n    }\n    members {\n      ...all\n    }\n  }\n": typeof types.WholeRotationFragmentDoc,
    "\n  query Rotations {\n    rotations {\n      count\n      results {\n        id\n        name\n        teams\n        plannedUntil\n        phases {\n          pattern\n        }\n        members {\n          postName\n        }\n      }\n    }\n  }\n": typeof types.RotationsDocument,
    "query RotationDetail { rotation { ...WholeRotation } }": typeof types.RotationDetailDocument,
    "\n  query PostChoices($company: ID, $search: String!) {\n    posts(company: $company, search: $search, pageSize: 100) {\n      count\n      results {\n        id\n        name\n        clientName\n        locationName\n      }\n    }\n  }\n": typeof types.PostChoicesDocument,
    "mutation CreateRotation { createRotation { ...WholeRotation } }": typeof types.CreateRotationDocument,
    "mutation SetRotation { setRotation { ...WholeRotation } }": typeof types.SetRotationDocument,
    "mutation DeleteRotation { deleteRotation }": typeof types.DeleteRotationDocument,
    "\n  mutation FillRotation {\n    fillRotation {\n      batch {\n        ...Batch\n      }\n      removed {\n        ...MadeShift\n      }\n      kept {\n        ...MadeShift\n      }\n    }\n  }\n": typeof types.FillRotationDocument,
    "fragment MadeShift on RotationShift { ...all }": typeof types.MadeShiftFragmentDoc,
    "fragment WholeThread on Thread { ...all days { ...all } }": typeof types.WholeThreadFragmentDoc,
    "query Threads { threads { count results { ...WholeThread } } }": typeof types.ThreadsDocument,
    "\n  query ThreadAbout($shift: ID, $openShift: ID, $offer: ID, $timeOff: ID) {\n    threads(shift: $shift, openShift: $openShift, offer: $offer, timeOff: $timeOff, pageSize: 1) {\n      results {\n        ...WholeThread\n      }\n    }\n  }\n": typeof types.ThreadAboutDocument,
    "query OneThread { thread { ...WholeThread } }": typeof types.OneThreadDocument,
    "\n  query ThreadMessages($thread: ID!) {\n    threadMessages(thread: $thread, pageSize: 100) {\n      results {\n        ...all\n      }\n    }\n  }\n": typeof types.ThreadMessagesDocument,
    "query ThreadReaders { threadReaders { ...all } }": typeof types.ThreadReadersDocument,
    "mutation WriteMessage { writeMessage { ...WholeThread } }": typeof types.WriteMessageDocument,
    "mutation ReadThread { readThread { ...WholeThread } }": typeof types.ReadThreadDocument,
    "mutation SendBroadcast { broadcast { ...WholeThread } }": typeof types.SendBroadcastDocument,
    "mutation RemindReaders { remindReaders { ...WholeThread } }": typeof types.RemindReadersDocument,
    "mutation CopyWeek { copyWeek { ...Batch } }": typeof types.CopyWeekDocument,
    "\n  query WeekTemplates($company: ID) {\n    weekTemplates(company: $company, pageSize: 100) {\n      results {\n        id\n        name\n        shifts\n      }\n    }\n  }\n": typeof types.WeekTemplatesDocument,
    "mutation CreateWeekTemplate { createWeekTemplate { id name shifts } }": typeof types.CreateWeekTemplateDocument,
    "mutation RenameWeekTemplate { renameWeekTemplate { id name shifts } }": typeof types.RenameWeekTemplateDocument,
    "mutation DeleteWeekTemplate { deleteWeekTemplate }": typeof types.DeleteWeekTemplateDocument,
    "mutation UseWeekTemplate { useWeekTemplate { ...Batch } }": typeof types.UseWeekTemplateDocument,
    "\n  query ClientChoices($company: ID, $search: String!) {\n    clients(company: $company, search: $search, status: ACTIVE, ordering: \"name\", pageSize: 100) {\n      count\n      results {\n        id\n        name\n        city\n        companyId\n      }\n    }\n  }\n": typeof types.ClientChoicesDocument,
    "\n  query EmployeeChoices($company: ID, $search: String!) {\n    employees(company: $company, search: $search, status: ACTIVE, ordering: \"first_name,last_name\", pageSize: 100) {\n      count\n      results {\n        id\n        name\n        email\n      }\n    }\n  }\n": typeof types.EmployeeChoicesDocument,
    "\n  query ChosenClient {\n    client {\n      id\n      name\n      companyId\n      timeZone\n      locations {\n        id\n        name\n        timeZone\n      }\n    }\n  }\n": typeof types.ChosenClientDocument,
    "query ChosenEmployee { employee { id name } }": typeof types.ChosenEmployeeDocument,
    "query ChosenCompany { company { id name timeZone } }": typeof types.ChosenCompanyDocument,
    "query SecondFactorMissing { secondFactorMissing }": typeof types.SecondFactorMissingDocument,
    "\n  query MyCompanies($search: String!) {\n    companies(search: $search, pageSize: 100) {\n      count\n      results {\n        id\n        name\n      }\n    }\n  }\n": typeof types.MyCompaniesDocument,
    "query HolidayRegions { holidayRegions { code name } }": typeof types.HolidayRegionsDocument,
    "\n  query ListViews($company: ID, $list: ViewedList) {\n    listViews(company: $company, list: $list, pageSize: 100) {\n      results {\n        id\n        name\n        query\n      }\n    }\n  }\n": typeof types.ListViewsDocument,
    "mutation CreateListView { createListView { id name query } }": typeof types.CreateListViewDocument,
    "mutation RenameListView { updateListView { id name } }": typeof types.RenameListViewDocument,
    "mutation DeleteListView { deleteListView }": typeof types.DeleteListViewDocument,
    "mutation CorrectAttendance { correctAttendance { ...WholeShift } }": typeof types.CorrectAttendanceDocument,
    "query ShiftToCorrect { shift { ...WholeShift } }": typeof types.ShiftToCorrectDocument,
    "\n  query AttendanceCorrections {\n    attendanceCorrections {\n      id\n      correctedAt\n      correctedByName\n      reason\n      checkedInBefore\n      checkedInAfter\n      checkedOutBefore\n      checkedOutAfter\n    }\n  }\n": typeof types.AttendanceCorrectionsDocument,
    "\n  query RecentShifts($client: ID, $employee: ID, $company: ID, $pageSize: Int!) {\n    shifts(client: $client, employee: $employee, company: $company, pageSize: $pageSize, ordering: \"-start_time\") {\n      results {\n        id\n        startTime\n        endTime\n        timeZone\n        status\n        clientName\n        locationName\n        employeeName\n      }\n    }\n  }\n": typeof types.RecentShiftsDocument,
    "mutation ChangeShifts { changeShifts }": typeof types.ChangeShiftsDocument,
    "fragment WholeShift on Shift { ...all series { ...all } }": typeof types.WholeShiftFragmentDoc,
    "\n  query ShiftList {\n    shifts {\n      count\n      results {\n        id\n        title\n        status\n        startTime\n        endTime\n        timeZone\n        clientName\n        locationName\n        employeeName\n        isDraft\n        publishedAt\n        confirmedAt\n      }\n    }\n  }\n": typeof types.ShiftListDocument,
    "query ShiftDetail { shift { ...WholeShift } }": typeof types.ShiftDetailDocument,
    "mutation CreateShift { createShift { ...WholeShift } }": typeof types.CreateShiftDocument,
    "mutation UpdateShift { updateShift { ...WholeShift } }": typeof types.UpdateShiftDocument,
    "mutation DeleteShift { deleteShift }": typeof types.DeleteShiftDocument,
    "\n  mutation RestoreShift($id: ID!) {\n    changeShifts(changes: [{ id: $id, restored: true }])\n  }\n": typeof types.RestoreShiftDocument,
    "mutation OfferShift { offerShift { id } }": typeof types.OfferShiftDocument,
};
const documents: Documents = {
    "\n  query Clients {\n    clients {\n      count\n      results {\n        id\n        companyId\n        name\n        contactName\n        email\n        phone\n        status\n        locations {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.ClientsDocument,
    "\n  query ClientDetail {\n    client {\n      ...all\n      requiredQualifications {\n        id\n        name\n      }\n      locations {\n        ...all\n        requiredQualifications {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.ClientDetailDocument,
    "mutation CreateClient { createClient { id } }": types.CreateClientDocument,
    "mutation UpdateClient { updateClient { id status } }": types.UpdateClientDocument,
    "mutation DeleteClient { deleteClient }": types.DeleteClientDocument,
    "mutation CreateLocation { createLocation { id } }": types.CreateLocationDocument,
    "mutation UpdateLocation { updateLocation { id } }": types.UpdateLocationDocument,
    "mutation DeleteLocation { deleteLocation }": types.DeleteLocationDocument,
    "\n  query PeopleMatches($text: String!) {\n    employees(search: $text, ordering: \"first_name,last_name\", pageSize: 5) {\n      results {\n        id\n        name\n        email\n      }\n    }\n    clients(search: $text, ordering: \"name\", pageSize: 5) {\n      results {\n        id\n        name\n        city\n      }\n    }\n  }\n": types.PeopleMatchesDocument,
    "\n  query ShiftMatches($text: String!, $startAfter: String, $endBefore: String) {\n    shifts(search: $text, startAfter: $startAfter, endBefore: $endBefore, ordering: \"start_time\", pageSize: 5) {\n      results {\n        id\n        title\n        startTime\n        endTime\n        timeZone\n        employeeName\n        clientName\n      }\n    }\n  }\n": types.ShiftMatchesDocument,
    "\n  query CompanyActivity {\n    companyEvents {\n      count\n      results {\n        ...all\n        changes {\n          ...all\n        }\n      }\n    }\n  }\n": types.CompanyActivityDocument,
    "\n  query AccountActivity {\n    accountEvents {\n      count\n      results {\n        ...all\n        changes {\n          ...all\n        }\n      }\n    }\n  }\n": types.AccountActivityDocument,
    "\n  query CompanySettings {\n    company {\n      id\n      name\n      timeZone\n      holidayRegion\n      language\n      checkInHours\n      checkOutHours\n      payApprovedOnly\n      plansInDrafts\n      offerApproval\n      requireSecondFactor\n      approvalTolerance\n      weekBudget\n      planningRules {\n        ...PlanningRulesFields\n      }\n    }\n  }\n": types.CompanySettingsDocument,
    "mutation UpdateCompany { updateCompany { id } }": types.UpdateCompanyDocument,
    "query PlannerStatistics { plannerStatistics { ...all } }": types.PlannerStatisticsDocument,
    "query TodaysAttendance { attendance { ...all shifts { ...all } } }": types.TodaysAttendanceDocument,
    "query RecentActivity { recentActivity { ...all } }": types.RecentActivityDocument,
    "query TodaysCoverage { coverage { stretches { from until asked open } } }": types.TodaysCoverageDocument,
    "\n  query WaitingForApproval($company: ID) {\n    timesheets(page: 1, pageSize: 1, company: $company, state: OPEN) {\n      count\n    }\n    offers(page: 1, pageSize: 1, company: $company, status: ACCEPTED) {\n      count\n    }\n    declined: openShifts(page: 1, pageSize: 1, company: $company, status: DECLINED) {\n      count\n    }\n    open: openShifts(page: 1, pageSize: 100, company: $company, status: OPEN) {\n      results {\n        id\n        waiting\n      }\n    }\n    expired: openShifts(page: 1, pageSize: 100, company: $company, status: EXPIRED, ordering: \"-start_time\") {\n      results {\n        id\n        waiting\n      }\n    }\n  }\n": types.WaitingForApprovalDocument,
    "\n  mutation ImportCsv {\n    importCsv {\n      saved\n      invited\n      missing\n      columns {\n        heading\n        field\n      }\n      counts {\n        ...all\n      }\n      rows {\n        ...all\n        problems {\n          heading\n          severity\n          code\n          message\n          params {\n            name\n            value\n          }\n        }\n      }\n    }\n  }\n": types.ImportCsvDocument,
    "fragment PeriodFigures on PayrollPeriod { ...all }": types.PeriodFiguresFragmentDoc,
    "query PayrollPeriods { payrollPeriods { count results { ...PeriodFigures } } }": types.PayrollPeriodsDocument,
    "query OnePayrollPeriod { payrollPeriod { ...PeriodFigures } }": types.OnePayrollPeriodDocument,
    "\n  query PeriodPayments {\n    payments {\n      count\n      results {\n        id\n        employeeId\n        employeeName\n        shifts\n        hoursWorked\n        amount\n        status\n        paymentDate\n      }\n    }\n  }\n": types.PeriodPaymentsDocument,
    "query Preview { paymentPreview { results { ...all } ...all } }": types.PreviewDocument,
    "mutation CreatePeriod { createPaymentPeriod { id } }": types.CreatePeriodDocument,
    "mutation DeletePeriod { deletePaymentPeriod }": types.DeletePeriodDocument,
    "mutation GeneratePayments { generatePayments { count } }": types.GeneratePaymentsDocument,
    "\n  mutation MarkPayment($id: ID!, $status: PaymentStatus!) {\n    updatePayment(id: $id, status: $status) {\n      id\n      status\n      paymentDate\n    }\n  }\n": types.MarkPaymentDocument,
    "mutation PayPeriod { payPeriod { ...PeriodFigures } }": types.PayPeriodDocument,
    "\n  query PaymentLines {\n    paymentLines {\n      shiftId\n      date\n      clientName\n      hours\n      hourlyPayRate\n      pay\n      correctsId\n    }\n  }\n": types.PaymentLinesDocument,
    "query PayrollCompany { company { id timeZone payrollColumns } }": types.PayrollCompanyDocument,
    "\n  mutation SavePayrollColumns($id: ID!, $columns: [PayrollColumn!]!) {\n    updateCompany(id: $id, input: { payrollColumns: $columns }) {\n      id\n      payrollColumns\n    }\n  }\n": types.SavePayrollColumnsDocument,
    "query Timesheets { timesheets { count results { ...all } } }": types.TimesheetsDocument,
    "\n  query TimesheetCounts($search: String!, $company: ID, $from: Date, $to: Date) {\n    open: timesheets(page: 1, pageSize: 1, search: $search, company: $company, from: $from, to: $to, state: OPEN) {\n      count\n    }\n    exact: timesheets(page: 1, pageSize: 1, search: $search, company: $company, from: $from, to: $to, state: EXACT) {\n      count\n    }\n    differs: timesheets(\n      page: 1\n      pageSize: 1\n      search: $search\n      company: $company\n      from: $from\n      to: $to\n      state: DIFFERS\n    ) {\n      count\n    }\n    no_check_out: timesheets(\n      page: 1\n      pageSize: 1\n      search: $search\n      company: $company\n      from: $from\n      to: $to\n      state: NO_CHECK_OUT\n    ) {\n      count\n    }\n    absent: timesheets(page: 1, pageSize: 1, search: $search, company: $company, from: $from, to: $to, state: ABSENT) {\n      count\n    }\n  }\n": types.TimesheetCountsDocument,
    "\n  mutation ApproveTimesheets {\n    approveTimesheets {\n      id\n      approvedAt\n      version\n      approvedById\n    }\n  }\n": types.ApproveTimesheetsDocument,
    "\n  query Employees {\n    employees {\n      count\n      results {\n        id\n        companyName\n        name\n        lastName\n        email\n        phone\n        hourlyRate\n        status\n        qualifications {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.EmployeesDocument,
    "query EmployeeDetail { employee { ...all qualifications { id name } } }": types.EmployeeDetailDocument,
    "mutation CreateEmployee { createEmployee { id name } }": types.CreateEmployeeDocument,
    "mutation UpdateEmployee { updateEmployee { id status } }": types.UpdateEmployeeDocument,
    "mutation DeleteEmployee { deleteEmployee }": types.DeleteEmployeeDocument,
    "mutation InviteEmployee { inviteEmployee { ...all } }": types.InviteEmployeeDocument,
    "fragment WholeLicense on License { ...all }": types.WholeLicenseFragmentDoc,
    "query Licenses { licenses { count results { ...WholeLicense } } }": types.LicensesDocument,
    "query MissingLicenses { missingLicenses { ...all } }": types.MissingLicensesDocument,
    "query EmployeeLicenses { employeeLicenses { ...WholeLicense } }": types.EmployeeLicensesDocument,
    "query LicenseDetail { license { ...WholeLicense } }": types.LicenseDetailDocument,
    "mutation CreateLicense { createLicense { ...WholeLicense } }": types.CreateLicenseDocument,
    "mutation UpdateLicense { updateLicense { ...WholeLicense } }": types.UpdateLicenseDocument,
    "mutation DeleteLicense { deleteLicense }": types.DeleteLicenseDocument,
    "mutation SetLicenseScan { setLicenseScan { ...WholeLicense } }": types.SetLicenseScanDocument,
    "mutation DeleteLicenseScan { deleteLicenseScan { ...WholeLicense } }": types.DeleteLicenseScanDocument,
    "\n  query QualificationOptions($company: ID, $search: String) {\n    qualifications(company: $company, search: $search, pageSize: 100) {\n      count\n      results {\n        id\n        name\n      }\n    }\n  }\n": types.QualificationOptionsDocument,
    "query ChosenQualification { qualification { id name expires } }": types.ChosenQualificationDocument,
    "query Qualifications { qualifications { count results { ...all } } }": types.QualificationsDocument,
    "mutation CreateQualification { createQualification { id } }": types.CreateQualificationDocument,
    "mutation RenameQualification { renameQualification { id name expires } }": types.RenameQualificationDocument,
    "mutation DeleteQualification { deleteQualification }": types.DeleteQualificationDocument,
    "\n  query AdminRegistrationToken {\n    info: adminRegistrationToken {\n      createdBy\n      expiresAt\n    }\n  }\n": types.AdminRegistrationTokenDocument,
    "\n  query EmployeeRegistrationToken {\n    info: employeeRegistrationToken {\n      ...all\n    }\n  }\n": types.EmployeeRegistrationTokenDocument,
    "\n  mutation GenerateAdminRegistrationLink {\n    generateAdminRegistrationLink {\n      registrationUrl\n      expiresAt\n    }\n  }\n": types.GenerateAdminRegistrationLinkDocument,
    "mutation RegisterAdministrator { registerAdministrator }": types.RegisterAdministratorDocument,
    "mutation RegisterEmployee { registerEmployee }": types.RegisterEmployeeDocument,
    "\n  query TimeOffBalances {\n    timeOffBalances {\n      typeId\n      typeName\n      unit\n      carriedOver\n      granted\n      accrued\n      taken\n      pending\n      expired\n      corrected\n      balance\n    }\n  }\n": types.TimeOffBalancesDocument,
    "\n  query TimeOffEntries($employee: ID!, $type: ID, $page: Int!) {\n    timeOffEntries(employee: $employee, type: $type, page: $page, pageSize: 20) {\n      count\n      results {\n        id\n        kind\n        amount\n        day\n        reason\n        timeOffId\n      }\n    }\n  }\n": types.TimeOffEntriesDocument,
    "mutation AddTimeOffEntry { addTimeOffEntry { id } }": types.AddTimeOffEntryDocument,
    "fragment WholeTimeOff on TimeOff { ...all }": types.WholeTimeOffFragmentDoc,
    "\n  query TimeOffRequests {\n    timeOffRequests {\n      count\n      results {\n        ...WholeTimeOff\n      }\n    }\n  }\n": types.TimeOffRequestsDocument,
    "\n  query TimeOffDecision($id: ID!) {\n    timeOff(id: $id) {\n      ...WholeTimeOff\n    }\n    timeOffImpact(timeOff: $id) {\n      balance\n      shifts {\n        ...all\n      }\n      away {\n        ...all\n      }\n    }\n  }\n": types.TimeOffDecisionDocument,
    "mutation CreateTimeOff { createTimeOff { ...WholeTimeOff } }": types.CreateTimeOffDocument,
    "mutation ApproveTimeOff { approveTimeOff { ...WholeTimeOff } }": types.ApproveTimeOffDocument,
    "mutation RefuseTimeOff { refuseTimeOff { ...WholeTimeOff } }": types.RefuseTimeOffDocument,
    "mutation CancelTimeOff { cancelTimeOff { ...WholeTimeOff } }": types.CancelTimeOffDocument,
    "mutation TakeBackTimeOff { takeBackTimeOff { ...WholeTimeOff } }": types.TakeBackTimeOffDocument,
    "fragment WholeTimeOffType on TimeOffType { ...all }": types.WholeTimeOffTypeFragmentDoc,
    "\n  query TimeOffTypes($company: ID) {\n    timeOffTypes(company: $company, pageSize: 100) {\n      results {\n        ...WholeTimeOffType\n      }\n    }\n  }\n": types.TimeOffTypesDocument,
    "query OneTimeOffType { timeOffType { ...WholeTimeOffType } }": types.OneTimeOffTypeDocument,
    "mutation CreateTimeOffType { createTimeOffType { ...WholeTimeOffType } }": types.CreateTimeOffTypeDocument,
    "mutation UpdateTimeOffType { updateTimeOffType { ...WholeTimeOffType } }": types.UpdateTimeOffTypeDocument,
    "mutation DeleteTimeOffType { deleteTimeOffType }": types.DeleteTimeOffTypeDocument,
    "query EmployeeUnavailability { employeeUnavailability { ...all } }": types.EmployeeUnavailabilityDocument,
    "mutation AddUnavailability { addUnavailability { id } }": types.AddUnavailabilityDocument,
    "mutation RemoveUnavailability { removeUnavailability }": types.RemoveUnavailabilityDocument,
    "\n  query ManagedUsers {\n    users {\n      count\n      results {\n        id\n        username\n        email\n        firstName\n        lastName\n        isActive\n        isStaff\n        isSuperuser\n        isAdmin\n        lastLogin\n        administeredCompanies {\n          id\n          name\n        }\n        employeeProfile {\n          id\n        }\n      }\n    }\n  }\n": types.ManagedUsersDocument,
    "\n  query ManagedUserNow {\n    user {\n      id\n      username\n      email\n      firstName\n      lastName\n      isActive\n      isStaff\n      isSuperuser\n    }\n  }\n": types.ManagedUserNowDocument,
    "mutation CreateUser { createUser { id } }": types.CreateUserDocument,
    "mutation UpdateUser { updateUser { id email } }": types.UpdateUserDocument,
    "mutation EndUserSessions { endUserSessions }": types.EndUserSessionsDocument,
    "mutation ResetSecondFactor { resetSecondFactor }": types.ResetSecondFactorDocument,
    "mutation EraseUser { eraseUser }": types.EraseUserDocument,
    "mutation SetUserPassword { setUserPassword }": types.SetUserPasswordDocument,
    "fragment Candidate on Candidate { ...all conflicts { ...AnsweredConflict } }": types.CandidateFragmentDoc,
    "query Candidates { candidates { timeZone results { ...Candidate } } }": types.CandidatesDocument,
    "fragment AnsweredConflict on ShiftConflict { ...all other { ...all } }": types.AnsweredConflictFragmentDoc,
    "fragment PlanningRulesFields on PlanningRules { ...all }": types.PlanningRulesFieldsFragmentDoc,
    "query ShiftConflicts { shiftConflicts { ...AnsweredConflict } }": types.ShiftConflictsDocument,
    "\n  query Coverage {\n    coverage {\n      from\n      until\n      posts {\n        id\n        name\n        color\n        clientId\n        clientName\n        locationId\n        locationName\n        timeZone\n        asked\n        covered\n        open\n        over\n        unqualified\n        billed\n      }\n      sites {\n        ...all\n      }\n      stretches {\n        ...all\n      }\n      closures {\n        ...all\n      }\n    }\n  }\n": types.CoverageDocument,
    "\n  query InactiveEmployees($company: ID) {\n    employees(company: $company, status: INACTIVE, pageSize: 1) {\n      count\n    }\n  }\n": types.InactiveEmployeesDocument,
    "\n  query Schedule {\n    schedule {\n      company {\n        id\n        name\n      }\n      ...all\n      employees {\n        ...all\n        licenses {\n          ...all\n        }\n        availability {\n          ...all\n        }\n        wishes {\n          ...all\n        }\n        beyond {\n          period\n          hours\n        }\n        unavailability {\n          ...all\n        }\n      }\n      clients {\n        ...all\n        locations {\n          ...all\n        }\n      }\n      qualifications {\n        id\n        name\n      }\n      columns {\n        shifts {\n          id\n          title\n          clientId\n          locationId\n          postId\n          employeeId\n          startTime\n          endTime\n          status\n          notes\n          allowOverlap\n          seriesId\n          hours\n          pay\n          isDraft\n          publishedAt\n        }\n        neighbours {\n          ...all\n        }\n      }\n      withdrawn {\n        id\n        title\n        clientId\n        locationId\n        postId\n        employeeId\n        startTime\n        endTime\n        status\n        notes\n        allowOverlap\n        seriesId\n        hours\n        pay\n        isDraft\n        publishedAt\n      }\n      rules {\n        ...PlanningRulesFields\n      }\n    }\n  }\n": types.ScheduleDocument,
    "query SiteHolidays { siteHolidays { locationName holidays { date name } } }": types.SiteHolidaysDocument,
    "\n  fragment WholeOffer on Offer {\n    ...all\n    given {\n      ...PlannerOfferedShift\n    }\n    inReturn {\n      ...PlannerOfferedShift\n    }\n  }\n": types.WholeOfferFragmentDoc,
    "fragment PlannerOfferedShift on OfferedShift { ...all }": types.PlannerOfferedShiftFragmentDoc,
    "query Offers { offers { count results { ...WholeOffer } } }": types.OffersDocument,
    "\n  query OfferDecision($id: ID!) {\n    offer(id: $id) {\n      ...WholeOffer\n    }\n    offerConflicts(offer: $id) {\n      change\n      ...AnsweredConflict\n    }\n  }\n": types.OfferDecisionDocument,
    "mutation ApproveOffer { approveOffer { ...WholeOffer } }": types.ApproveOfferDocument,
    "mutation RefuseOffer { refuseOffer { ...WholeOffer } }": types.RefuseOfferDocument,
    "mutation TakeBackOffer { takeBackOffer { id status } }": types.TakeBackOfferDocument,
    "\n  fragment WholeOpenShift on OpenShift {\n    id\n    clientName\n    locationName\n    postName\n    title\n    startTime\n    endTime\n    timeZone\n    deadline\n    mode\n    audience\n    asked\n    places\n    taken\n    status\n    waiting\n  }\n": types.WholeOpenShiftFragmentDoc,
    "query OpenShifts { openShifts { count results { ...WholeOpenShift } } }": types.OpenShiftsDocument,
    "mutation CreateOpenShift { createOpenShift { ...WholeOpenShift } }": types.CreateOpenShiftDocument,
    "mutation CancelOpenShift { cancelOpenShift { ...WholeOpenShift } }": types.CancelOpenShiftDocument,
    "mutation AwardOpenShift { awardOpenShift { ...WholeOpenShift } }": types.AwardOpenShiftDocument,
    "mutation TakeBackAward { takeBackAward { ...WholeOpenShift } }": types.TakeBackAwardDocument,
    "\n  query OpenShiftClaims {\n    openShiftClaims {\n      ...all\n      candidate {\n        ...Candidate\n      }\n    }\n  }\n": types.OpenShiftClaimsDocument,
    "query AnyPost($company: ID!) { posts(company: $company, pageSize: 1) { count } }": types.AnyPostDocument,
    "\n  fragment WholePlan on RosterPlan {\n    id\n    state\n    from\n    until\n    seconds\n    worked\n    asked\n    missing\n    progress {\n      ...all\n    }\n    shifts {\n      ...all\n    }\n    open {\n      ...all\n      reasons {\n        code\n        people\n      }\n    }\n  }\n": types.WholePlanFragmentDoc,
    "query RosterPlan { rosterPlan { ...WholePlan } }": types.RosterPlanDocument,
    "\n  fragment PlanFigures on PlanFigures {\n    ...all\n    sharedHours {\n      ...Spread\n    }\n    sharedNights {\n      ...Spread\n    }\n    sharedWeekends {\n      ...Spread\n    }\n  }\n\n  fragment Spread on PlanSpread {\n    ...all\n  }\n": types.PlanFiguresFragmentDoc,
    "query ComparePlans { comparePlans { plans { ...PlanFigures } } }": types.ComparePlansDocument,
    "\n  query JudgedWeek {\n    judgedWeek {\n      from\n      shifts\n      cost\n      hours\n      overtime\n      sharedHours {\n        ...Spread\n      }\n      sharedNights {\n        ...Spread\n      }\n      sharedWeekends {\n        ...Spread\n      }\n      strangers\n      ways\n      preferred\n      wished\n      unwished\n      points {\n        ...all\n      }\n    }\n  }\n": types.JudgedWeekDocument,
    "mutation CreatePlan { createPlan { ...WholePlan } }": types.CreatePlanDocument,
    "mutation EndPlan { endPlan { ...WholePlan } }": types.EndPlanDocument,
    "mutation UsePlan { usePlan { ...Batch } }": types.UsePlanDocument,
    "mutation DeletePlan { deletePlan }": types.DeletePlanDocument,
    "\n  fragment WholeDemand on PostDemand {\n    periods {\n      ...all\n      stretches {\n        ...all\n      }\n    }\n    holidays {\n      region\n      rule\n      stretches {\n        ...all\n      }\n    }\n    exceptions {\n      date\n      reason\n      stretches {\n        ...all\n      }\n    }\n    closures {\n      ...all\n    }\n  }\n": types.WholeDemandFragmentDoc,
    "query PostDemand { postDemand { ...WholeDemand } }": types.PostDemandDocument,
    "mutation SetPostDemand { setPostDemand { ...WholeDemand } }": types.SetPostDemandDocument,
    "\n  fragment WholePost on Post {\n    ...all\n    requiredQualifications {\n      id\n      name\n    }\n    preferredQualifications {\n      id\n      name\n    }\n  }\n": types.WholePostFragmentDoc,
    "query Posts { posts { count results { ...WholePost } } }": types.PostsDocument,
    "\n  query ClientPosts($client: ID!) {\n    posts(client: $client, pageSize: 100) {\n      count\n      results {\n        id\n        name\n        locationId\n        locationName\n        color\n      }\n    }\n  }\n": types.ClientPostsDocument,
    "query PostDetail { post { ...WholePost } }": types.PostDetailDocument,
    "mutation CreatePost { createPost { ...WholePost } }": types.CreatePostDocument,
    "mutation UpdatePost { updatePost { ...WholePost } }": types.UpdatePostDocument,
    "mutation DeletePost { deletePost }": types.DeletePostDocument,
    "\n  query PublicationPreview {\n    publicationPreview {\n      ...all\n      people {\n        ...all\n        changes {\n          ...all\n          before {\n            ...all\n          }\n        }\n      }\n    }\n  }\n": types.PublicationPreviewDocument,
    "\n  mutation PublishShifts(\n    $company: ID!\n    $from: Date\n    $until: Date\n    $client: ID\n    $location: ID\n    $shifts: [ID!]\n    $version: String!\n  ) {\n    publishShifts(\n      company: $company\n      from: $from\n      until: $until\n      client: $client\n      location: $location\n      shifts: $shifts\n      version: $version\n    ) {\n      ...all\n    }\n  }\n": types.PublishShiftsDocument,
    "mutation TakeBackPublication { takeBackPublication { id } }": types.TakeBackPublicationDocument,
    "\n  mutation DiscardUnpublished(\n    $company: ID!\n    $from: Date\n    $until: Date\n    $client: ID\n    $location: ID\n    $shifts: [ID!]\n    $version: String!\n  ) {\n    discardUnpublished(\n      company: $company\n      from: $from\n      until: $until\n      client: $client\n      location: $location\n      shifts: $shifts\n      version: $version\n    ) {\n      shifts\n    }\n  }\n": types.DiscardUnpublishedDocument,
    "query UnconfirmedShifts { unconfirmedShifts { ...all } }": types.UnconfirmedShiftsDocument,
    "\n  mutation RemindUnconfirmed($company: ID!) {\n    remindUnconfirmed(company: $company) {\n      people\n    }\n  }\n": types.RemindUnconfirmedDocument,
    "mutation RepairShifts { createPlan { id } }": types.RepairShiftsDocument,
    "mutation RepeatShift { repeatShift { ...Batch } }": types.RepeatShiftDocument,
    "mutation UpdateFollowingShifts { updateFollowingShifts }": types.UpdateFollowingShiftsDocument,
    "mutation DeleteFollowingShifts { deleteFollowingShifts }": types.DeleteFollowingShiftsDocument,
    "\n  fragment Batch on ShiftBatch {\n    saved\n    shifts {\n      ...all\n      overlapped {\n        ...all\n      }\n      conflicts {\n        ...AnsweredConflict\n      }\n    }\n  }\n": types.BatchFragmentDoc,
    "\n  fragment WholeRotation on Rotation {\n    ...all\n    phases {\n      ...all\n      watches {\n        ...all\n      }\n    }\n    members {\n      ...all\n    }\n  }\n": types.WholeRotationFragmentDoc,
    "\n  query Rotations {\n    rotations {\n      count\n      results {\n        id\n        name\n        teams\n        plannedUntil\n        phases {\n          pattern\n        }\n        members {\n          postName\n        }\n      }\n    }\n  }\n": types.RotationsDocument,
    "query RotationDetail { rotation { ...WholeRotation } }": types.RotationDetailDocument,
    "\n  query PostChoices($company: ID, $search: String!) {\n    posts(company: $company, search: $search, pageSize: 100) {\n      count\n      results {\n        id\n        name\n        clientName\n        locationName\n      }\n    }\n  }\n": types.PostChoicesDocument,
    "mutation CreateRotation { createRotation { ...WholeRotation } }": types.CreateRotationDocument,
    "mutation SetRotation { setRotation { ...WholeRotation } }": types.SetRotationDocument,
    "mutation DeleteRotation { deleteRotation }": types.DeleteRotationDocument,
    "\n  mutation FillRotation {\n    fillRotation {\n      batch {\n        ...Batch\n      }\n      removed {\n        ...MadeShift\n      }\n      kept {\n        ...MadeShift\n      }\n    }\n  }\n": types.FillRotationDocument,
    "fragment MadeShift on RotationShift { ...all }": types.MadeShiftFragmentDoc,
    "fragment WholeThread on Thread { ...all days { ...all } }": types.WholeThreadFragmentDoc,
    "query Threads { threads { count results { ...WholeThread } } }": types.ThreadsDocument,
    "\n  query ThreadAbout($shift: ID, $openShift: ID, $offer: ID, $timeOff: ID) {\n    threads(shift: $shift, openShift: $openShift, offer: $offer, timeOff: $timeOff, pageSize: 1) {\n      results {\n        ...WholeThread\n      }\n    }\n  }\n": types.ThreadAboutDocument,
    "query OneThread { thread { ...WholeThread } }": types.OneThreadDocument,
    "\n  query ThreadMessages($thread: ID!) {\n    threadMessages(thread: $thread, pageSize: 100) {\n      results {\n        ...all\n      }\n    }\n  }\n": types.ThreadMessagesDocument,
    "query ThreadReaders { threadReaders { ...all } }": types.ThreadReadersDocument,
    "mutation WriteMessage { writeMessage { ...WholeThread } }": types.WriteMessageDocument,
    "mutation ReadThread { readThread { ...WholeThread } }": types.ReadThreadDocument,
    "mutation SendBroadcast { broadcast { ...WholeThread } }": types.SendBroadcastDocument,
    "mutation RemindReaders { remindReaders { ...WholeThread } }": types.RemindReadersDocument,
    "mutation CopyWeek { copyWeek { ...Batch } }": types.CopyWeekDocument,
    "\n  query WeekTemplates($company: ID) {\n    weekTemplates(company: $company, pageSize: 100) {\n      results {\n        id\n        name\n        shifts\n      }\n    }\n  }\n": types.WeekTemplatesDocument,
    "mutation CreateWeekTemplate { createWeekTemplate { id name shifts } }": types.CreateWeekTemplateDocument,
    "mutation RenameWeekTemplate { renameWeekTemplate { id name shifts } }": types.RenameWeekTemplateDocument,
    "mutation DeleteWeekTemplate { deleteWeekTemplate }": types.DeleteWeekTemplateDocument,
    "mutation UseWeekTemplate { useWeekTemplate { ...Batch } }": types.UseWeekTemplateDocument,
    "\n  query ClientChoices($company: ID, $search: String!) {\n    clients(company: $company, search: $search, status: ACTIVE, ordering: \"name\", pageSize: 100) {\n      count\n      results {\n        id\n        name\n        city\n        companyId\n      }\n    }\n  }\n": types.ClientChoicesDocument,
    "\n  query EmployeeChoices($company: ID, $search: String!) {\n    employees(company: $company, search: $search, status: ACTIVE, ordering: \"first_name,last_name\", pageSize: 100) {\n      count\n      results {\n        id\n        name\n        email\n      }\n    }\n  }\n": types.EmployeeChoicesDocument,
    "\n  query ChosenClient {\n    client {\n      id\n      name\n      companyId\n      timeZone\n      locations {\n        id\n        name\n        timeZone\n      }\n    }\n  }\n": types.ChosenClientDocument,
    "query ChosenEmployee { employee { id name } }": types.ChosenEmployeeDocument,
    "query ChosenCompany { company { id name timeZone } }": types.ChosenCompanyDocument,
    "query SecondFactorMissing { secondFactorMissing }": types.SecondFactorMissingDocument,
    "\n  query MyCompanies($search: String!) {\n    companies(search: $search, pageSize: 100) {\n      count\n      results {\n        id\n        name\n      }\n    }\n  }\n": types.MyCompaniesDocument,
    "query HolidayRegions { holidayRegions { code name } }": types.HolidayRegionsDocument,
    "\n  query ListViews($company: ID, $list: ViewedList) {\n    listViews(company: $company, list: $list, pageSize: 100) {\n      results {\n        id\n        name\n        query\n      }\n    }\n  }\n": types.ListViewsDocument,
    "mutation CreateListView { createListView { id name query } }": types.CreateListViewDocument,
    "mutation RenameListView { updateListView { id name } }": types.RenameListViewDocument,
    "mutation DeleteListView { deleteListView }": types.DeleteListViewDocument,
    "mutation CorrectAttendance { correctAttendance { ...WholeShift } }": types.CorrectAttendanceDocument,
    "query ShiftToCorrect { shift { ...WholeShift } }": types.ShiftToCorrectDocument,
    "\n  query AttendanceCorrections {\n    attendanceCorrections {\n      id\n      correctedAt\n      correctedByName\n      reason\n      checkedInBefore\n      checkedInAfter\n      checkedOutBefore\n      checkedOutAfter\n    }\n  }\n": types.AttendanceCorrectionsDocument,
    "\n  query RecentShifts($client: ID, $employee: ID, $company: ID, $pageSize: Int!) {\n    shifts(client: $client, employee: $employee, company: $company, pageSize: $pageSize, ordering: \"-start_time\") {\n      results {\n        id\n        startTime\n        endTime\n        timeZone\n        status\n        clientName\n        locationName\n        employeeName\n      }\n    }\n  }\n": types.RecentShiftsDocument,
    "mutation ChangeShifts { changeShifts }": types.ChangeShiftsDocument,
    "fragment WholeShift on Shift { ...all series { ...all } }": types.WholeShiftFragmentDoc,
    "\n  query ShiftList {\n    shifts {\n      count\n      results {\n        id\n        title\n        status\n        startTime\n        endTime\n        timeZone\n        clientName\n        locationName\n        employeeName\n        isDraft\n        publishedAt\n        confirmedAt\n      }\n    }\n  }\n": types.ShiftListDocument,
    "query ShiftDetail { shift { ...WholeShift } }": types.ShiftDetailDocument,
    "mutation CreateShift { createShift { ...WholeShift } }": types.CreateShiftDocument,
    "mutation UpdateShift { updateShift { ...WholeShift } }": types.UpdateShiftDocument,
    "mutation DeleteShift { deleteShift }": types.DeleteShiftDocument,
    "\n  mutation RestoreShift($id: ID!) {\n    changeShifts(changes: [{ id: $id, restored: true }])\n  }\n": types.RestoreShiftDocument,
    "mutation OfferShift { offerShift { id } }": types.OfferShiftDocument,
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
export function graphql(source: "\n  query Clients {\n    clients {\n      count\n      results {\n        id\n        companyId\n        name\n        contactName\n        email\n        phone\n        status\n        locations {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Clients {\n    clients {\n      count\n      results {\n        id\n        companyId\n        name\n        contactName\n        email\n        phone\n        status\n        locations {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ClientDetail {\n    client {\n      ...all\n      requiredQualifications {\n        id\n        name\n      }\n      locations {\n        ...all\n        requiredQualifications {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ClientDetail {\n    client {\n      ...all\n      requiredQualifications {\n        id\n        name\n      }\n      locations {\n        ...all\n        requiredQualifications {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateClient { createClient { id } }"): (typeof documents)["mutation CreateClient { createClient { id } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateClient { updateClient { id status } }"): (typeof documents)["mutation UpdateClient { updateClient { id status } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteClient { deleteClient }"): (typeof documents)["mutation DeleteClient { deleteClient }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateLocation { createLocation { id } }"): (typeof documents)["mutation CreateLocation { createLocation { id } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateLocation { updateLocation { id } }"): (typeof documents)["mutation UpdateLocation { updateLocation { id } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteLocation { deleteLocation }"): (typeof documents)["mutation DeleteLocation { deleteLocation }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PeopleMatches($text: String!) {\n    employees(search: $text, ordering: \"first_name,last_name\", pageSize: 5) {\n      results {\n        id\n        name\n        email\n      }\n    }\n    clients(search: $text, ordering: \"name\", pageSize: 5) {\n      results {\n        id\n        name\n        city\n      }\n    }\n  }\n"): (typeof documents)["\n  query PeopleMatches($text: String!) {\n    employees(search: $text, ordering: \"first_name,last_name\", pageSize: 5) {\n      results {\n        id\n        name\n        email\n      }\n    }\n    clients(search: $text, ordering: \"name\", pageSize: 5) {\n      results {\n        id\n        name\n        city\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShiftMatches($text: String!, $startAfter: String, $endBefore: String) {\n    shifts(search: $text, startAfter: $startAfter, endBefore: $endBefore, ordering: \"start_time\", pageSize: 5) {\n      results {\n        id\n        title\n        startTime\n        endTime\n        timeZone\n        employeeName\n        clientName\n      }\n    }\n  }\n"): (typeof documents)["\n  query ShiftMatches($text: String!, $startAfter: String, $endBefore: String) {\n    shifts(search: $text, startAfter: $startAfter, endBefore: $endBefore, ordering: \"start_time\", pageSize: 5) {\n      results {\n        id\n        title\n        startTime\n        endTime\n        timeZone\n        employeeName\n        clientName\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyActivity {\n    companyEvents {\n      count\n      results {\n        ...all\n        changes {\n          ...all\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query CompanyActivity {\n    companyEvents {\n      count\n      results {\n        ...all\n        changes {\n          ...all\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccountActivity {\n    accountEvents {\n      count\n      results {\n        ...all\n        changes {\n          ...all\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AccountActivity {\n    accountEvents {\n      count\n      results {\n        ...all\n        changes {\n          ...all\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanySettings {\n    company {\n      id\n      name\n      timeZone\n      holidayRegion\n      language\n      checkInHours\n      checkOutHours\n      payApprovedOnly\n      plansInDrafts\n      offerApproval\n      requireSecondFactor\n      approvalTolerance\n      weekBudget\n      planningRules {\n        ...PlanningRulesFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query CompanySettings {\n    company {\n      id\n      name\n      timeZone\n      holidayRegion\n      language\n      checkInHours\n      checkOutHours\n      payApprovedOnly\n      plansInDrafts\n      offerApproval\n      requireSecondFactor\n      approvalTolerance\n      weekBudget\n      planningRules {\n        ...PlanningRulesFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateCompany { updateCompany { id } }"): (typeof documents)["mutation UpdateCompany { updateCompany { id } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PlannerStatistics { plannerStatistics { ...all } }"): (typeof documents)["query PlannerStatistics { plannerStatistics { ...all } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TodaysAttendance { attendance { ...all shifts { ...all } } }"): (typeof documents)["query TodaysAttendance { attendance { ...all shifts { ...all } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RecentActivity { recentActivity { ...all } }"): (typeof documents)["query RecentActivity { recentActivity { ...all } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TodaysCoverage { coverage { stretches { from until asked open } } }"): (typeof documents)["query TodaysCoverage { coverage { stretches { from until asked open } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WaitingForApproval($company: ID) {\n    timesheets(page: 1, pageSize: 1, company: $company, state: OPEN) {\n      count\n    }\n    offers(page: 1, pageSize: 1, company: $company, status: ACCEPTED) {\n      count\n    }\n    declined: openShifts(page: 1, pageSize: 1, company: $company, status: DECLINED) {\n      count\n    }\n    open: openShifts(page: 1, pageSize: 100, company: $company, status: OPEN) {\n      results {\n        id\n        waiting\n      }\n    }\n    expired: openShifts(page: 1, pageSize: 100, company: $company, status: EXPIRED, ordering: \"-start_time\") {\n      results {\n        id\n        waiting\n      }\n    }\n  }\n"): (typeof documents)["\n  query WaitingForApproval($company: ID) {\n    timesheets(page: 1, pageSize: 1, company: $company, state: OPEN) {\n      count\n    }\n    offers(page: 1, pageSize: 1, company: $company, status: ACCEPTED) {\n      count\n    }\n    declined: openShifts(page: 1, pageSize: 1, company: $company, status: DECLINED) {\n      count\n    }\n    open: openShifts(page: 1, pageSize: 100, company: $company, status: OPEN) {\n      results {\n        id\n        waiting\n      }\n    }\n    expired: openShifts(page: 1, pageSize: 100, company: $company, status: EXPIRED, ordering: \"-start_time\") {\n      results {\n        id\n        waiting\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ImportCsv {\n    importCsv {\n      saved\n      invited\n      missing\n      columns {\n        heading\n        field\n      }\n      counts {\n        ...all\n      }\n      rows {\n        ...all\n        problems {\n          heading\n          severity\n          code\n          message\n          params {\n            name\n            value\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ImportCsv {\n    importCsv {\n      saved\n      invited\n      missing\n      columns {\n        heading\n        field\n      }\n      counts {\n        ...all\n      }\n      rows {\n        ...all\n        problems {\n          heading\n          severity\n          code\n          message\n          params {\n            name\n            value\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PeriodFigures on PayrollPeriod { ...all }"): (typeof documents)["fragment PeriodFigures on PayrollPeriod { ...all }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PayrollPeriods { payrollPeriods { count results { ...PeriodFigures } } }"): (typeof documents)["query PayrollPeriods { payrollPeriods { count results { ...PeriodFigures } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OnePayrollPeriod { payrollPeriod { ...PeriodFigures } }"): (typeof documents)["query OnePayrollPeriod { payrollPeriod { ...PeriodFigures } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PeriodPayments {\n    payments {\n      count\n      results {\n        id\n        employeeId\n        employeeName\n        shifts\n        hoursWorked\n        amount\n        status\n        paymentDate\n      }\n    }\n  }\n"): (typeof documents)["\n  query PeriodPayments {\n    payments {\n      count\n      results {\n        id\n        employeeId\n        employeeName\n        shifts\n        hoursWorked\n        amount\n        status\n        paymentDate\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Preview { paymentPreview { results { ...all } ...all } }"): (typeof documents)["query Preview { paymentPreview { results { ...all } ...all } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreatePeriod { createPaymentPeriod { id } }"): (typeof documents)["mutation CreatePeriod { createPaymentPeriod { id } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeletePeriod { deletePaymentPeriod }"): (typeof documents)["mutation DeletePeriod { deletePaymentPeriod }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation GeneratePayments { generatePayments { count } }"): (typeof documents)["mutation GeneratePayments { generatePayments { count } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkPayment($id: ID!, $status: PaymentStatus!) {\n    updatePayment(id: $id, status: $status) {\n      id\n      status\n      paymentDate\n    }\n  }\n"): (typeof documents)["\n  mutation MarkPayment($id: ID!, $status: PaymentStatus!) {\n    updatePayment(id: $id, status: $status) {\n      id\n      status\n      paymentDate\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PayPeriod { payPeriod { ...PeriodFigures } }"): (typeof documents)["mutation PayPeriod { payPeriod { ...PeriodFigures } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PaymentLines {\n    paymentLines {\n      shiftId\n      date\n      clientName\n      hours\n      hourlyPayRate\n      pay\n      correctsId\n    }\n  }\n"): (typeof documents)["\n  query PaymentLines {\n    paymentLines {\n      shiftId\n      date\n      clientName\n      hours\n      hourlyPayRate\n      pay\n      correctsId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PayrollCompany { company { id timeZone payrollColumns } }"): (typeof documents)["query PayrollCompany { company { id timeZone payrollColumns } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SavePayrollColumns($id: ID!, $columns: [PayrollColumn!]!) {\n    updateCompany(id: $id, input: { payrollColumns: $columns }) {\n      id\n      payrollColumns\n    }\n  }\n"): (typeof documents)["\n  mutation SavePayrollColumns($id: ID!, $columns: [PayrollColumn!]!) {\n    updateCompany(id: $id, input: { payrollColumns: $columns }) {\n      id\n      payrollColumns\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Timesheets { timesheets { count results { ...all } } }"): (typeof documents)["query Timesheets { timesheets { count results { ...all } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TimesheetCounts($search: String!, $company: ID, $from: Date, $to: Date) {\n    open: timesheets(page: 1, pageSize: 1, search: $search, company: $company, from: $from, to: $to, state: OPEN) {\n      count\n    }\n    exact: timesheets(page: 1, pageSize: 1, search: $search, company: $company, from: $from, to: $to, state: EXACT) {\n      count\n    }\n    differs: timesheets(\n      page: 1\n      pageSize: 1\n      search: $search\n      company: $company\n      from: $from\n      to: $to\n      state: DIFFERS\n    ) {\n      count\n    }\n    no_check_out: timesheets(\n      page: 1\n      pageSize: 1\n      search: $search\n      company: $company\n      from: $from\n      to: $to\n      state: NO_CHECK_OUT\n    ) {\n      count\n    }\n    absent: timesheets(page: 1, pageSize: 1, search: $search, company: $company, from: $from, to: $to, state: ABSENT) {\n      count\n    }\n  }\n"): (typeof documents)["\n  query TimesheetCounts($search: String!, $company: ID, $from: Date, $to: Date) {\n    open: timesheets(page: 1, pageSize: 1, search: $search, company: $company, from: $from, to: $to, state: OPEN) {\n      count\n    }\n    exact: timesheets(page: 1, pageSize: 1, search: $search, company: $company, from: $from, to: $to, state: EXACT) {\n      count\n    }\n    differs: timesheets(\n      page: 1\n      pageSize: 1\n      search: $search\n      company: $company\n      from: $from\n      to: $to\n      state: DIFFERS\n    ) {\n      count\n    }\n    no_check_out: timesheets(\n      page: 1\n      pageSize: 1\n      search: $search\n      company: $company\n      from: $from\n      to: $to\n      state: NO_CHECK_OUT\n    ) {\n      count\n    }\n    absent: timesheets(page: 1, pageSize: 1, search: $search, company: $company, from: $from, to: $to, state: ABSENT) {\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApproveTimesheets {\n    approveTimesheets {\n      id\n      approvedAt\n      version\n      approvedById\n    }\n  }\n"): (typeof documents)["\n  mutation ApproveTimesheets {\n    approveTimesheets {\n      id\n      approvedAt\n      version\n      approvedById\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Employees {\n    employees {\n      count\n      results {\n        id\n        companyName\n        name\n        lastName\n        email\n        phone\n        hourlyRate\n        status\n        qualifications {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Employees {\n    employees {\n      count\n      results {\n        id\n        companyName\n        name\n        lastName\n        email\n        phone\n        hourlyRate\n        status\n        qualifications {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EmployeeDetail { employee { ...all qualifications { id name } } }"): (typeof documents)["query EmployeeDetail { employee { ...all qualifications { id name } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateEmployee { createEmployee { id name } }"): (typeof documents)["mutation CreateEmployee { createEmployee { id name } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateEmployee { updateEmployee { id status } }"): (typeof documents)["mutation UpdateEmployee { updateEmployee { id status } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteEmployee { deleteEmployee }"): (typeof documents)["mutation DeleteEmployee { deleteEmployee }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation InviteEmployee { inviteEmployee { ...all } }"): (typeof documents)["mutation InviteEmployee { inviteEmployee { ...all } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment WholeLicense on License { ...all }"): (typeof documents)["fragment WholeLicense on License { ...all }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Licenses { licenses { count results { ...WholeLicense } } }"): (typeof documents)["query Licenses { licenses { count results { ...WholeLicense } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MissingLicenses { missingLicenses { ...all } }"): (typeof documents)["query MissingLicenses { missingLicenses { ...all } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EmployeeLicenses { employeeLicenses { ...WholeLicense } }"): (typeof documents)["query EmployeeLicenses { employeeLicenses { ...WholeLicense } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LicenseDetail { license { ...WholeLicense } }"): (typeof documents)["query LicenseDetail { license { ...WholeLicense } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateLicense { createLicense { ...WholeLicense } }"): (typeof documents)["mutation CreateLicense { createLicense { ...WholeLicense } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateLicense { updateLicense { ...WholeLicense } }"): (typeof documents)["mutation UpdateLicense { updateLicense { ...WholeLicense } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteLicense { deleteLicense }"): (typeof documents)["mutation DeleteLicense { deleteLicense }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SetLicenseScan { setLicenseScan { ...WholeLicense } }"): (typeof documents)["mutation SetLicenseScan { setLicenseScan { ...WholeLicense } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteLicenseScan { deleteLicenseScan { ...WholeLicense } }"): (typeof documents)["mutation DeleteLicenseScan { deleteLicenseScan { ...WholeLicense } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QualificationOptions($company: ID, $search: String) {\n    qualifications(company: $company, search: $search, pageSize: 100) {\n      count\n      results {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query QualificationOptions($company: ID, $search: String) {\n    qualifications(company: $company, search: $search, pageSize: 100) {\n      count\n      results {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ChosenQualification { qualification { id name expires } }"): (typeof documents)["query ChosenQualification { qualification { id name expires } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Qualifications { qualifications { count results { ...all } } }"): (typeof documents)["query Qualifications { qualifications { count results { ...all } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateQualification { createQualification { id } }"): (typeof documents)["mutation CreateQualification { createQualification { id } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RenameQualification { renameQualification { id name expires } }"): (typeof documents)["mutation RenameQualification { renameQualification { id name expires } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteQualification { deleteQualification }"): (typeof documents)["mutation DeleteQualification { deleteQualification }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminRegistrationToken {\n    info: adminRegistrationToken {\n      createdBy\n      expiresAt\n    }\n  }\n"): (typeof documents)["\n  query AdminRegistrationToken {\n    info: adminRegistrationToken {\n      createdBy\n      expiresAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EmployeeRegistrationToken {\n    info: employeeRegistrationToken {\n      ...all\n    }\n  }\n"): (typeof documents)["\n  query EmployeeRegistrationToken {\n    info: employeeRegistrationToken {\n      ...all\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GenerateAdminRegistrationLink {\n    generateAdminRegistrationLink {\n      registrationUrl\n      expiresAt\n    }\n  }\n"): (typeof documents)["\n  mutation GenerateAdminRegistrationLink {\n    generateAdminRegistrationLink {\n      registrationUrl\n      expiresAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RegisterAdministrator { registerAdministrator }"): (typeof documents)["mutation RegisterAdministrator { registerAdministrator }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RegisterEmployee { registerEmployee }"): (typeof documents)["mutation RegisterEmployee { registerEmployee }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TimeOffBalances {\n    timeOffBalances {\n      typeId\n      typeName\n      unit\n      carriedOver\n      granted\n      accrued\n      taken\n      pending\n      expired\n      corrected\n      balance\n    }\n  }\n"): (typeof documents)["\n  query TimeOffBalances {\n    timeOffBalances {\n      typeId\n      typeName\n      unit\n      carriedOver\n      granted\n      accrued\n      taken\n      pending\n      expired\n      corrected\n      balance\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TimeOffEntries($employee: ID!, $type: ID, $page: Int!) {\n    timeOffEntries(employee: $employee, type: $type, page: $page, pageSize: 20) {\n      count\n      results {\n        id\n        kind\n        amount\n        day\n        reason\n        timeOffId\n      }\n    }\n  }\n"): (typeof documents)["\n  query TimeOffEntries($employee: ID!, $type: ID, $page: Int!) {\n    timeOffEntries(employee: $employee, type: $type, page: $page, pageSize: 20) {\n      count\n      results {\n        id\n        kind\n        amount\n        day\n        reason\n        timeOffId\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AddTimeOffEntry { addTimeOffEntry { id } }"): (typeof documents)["mutation AddTimeOffEntry { addTimeOffEntry { id } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment WholeTimeOff on TimeOff { ...all }"): (typeof documents)["fragment WholeTimeOff on TimeOff { ...all }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TimeOffRequests {\n    timeOffRequests {\n      count\n      results {\n        ...WholeTimeOff\n      }\n    }\n  }\n"): (typeof documents)["\n  query TimeOffRequests {\n    timeOffRequests {\n      count\n      results {\n        ...WholeTimeOff\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TimeOffDecision($id: ID!) {\n    timeOff(id: $id) {\n      ...WholeTimeOff\n    }\n    timeOffImpact(timeOff: $id) {\n      balance\n      shifts {\n        ...all\n      }\n      away {\n        ...all\n      }\n    }\n  }\n"): (typeof documents)["\n  query TimeOffDecision($id: ID!) {\n    timeOff(id: $id) {\n      ...WholeTimeOff\n    }\n    timeOffImpact(timeOff: $id) {\n      balance\n      shifts {\n        ...all\n      }\n      away {\n        ...all\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateTimeOff { createTimeOff { ...WholeTimeOff } }"): (typeof documents)["mutation CreateTimeOff { createTimeOff { ...WholeTimeOff } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ApproveTimeOff { approveTimeOff { ...WholeTimeOff } }"): (typeof documents)["mutation ApproveTimeOff { approveTimeOff { ...WholeTimeOff } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RefuseTimeOff { refuseTimeOff { ...WholeTimeOff } }"): (typeof documents)["mutation RefuseTimeOff { refuseTimeOff { ...WholeTimeOff } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CancelTimeOff { cancelTimeOff { ...WholeTimeOff } }"): (typeof documents)["mutation CancelTimeOff { cancelTimeOff { ...WholeTimeOff } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation TakeBackTimeOff { takeBackTimeOff { ...WholeTimeOff } }"): (typeof documents)["mutation TakeBackTimeOff { takeBackTimeOff { ...WholeTimeOff } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment WholeTimeOffType on TimeOffType { ...all }"): (typeof documents)["fragment WholeTimeOffType on TimeOffType { ...all }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TimeOffTypes($company: ID) {\n    timeOffTypes(company: $company, pageSize: 100) {\n      results {\n        ...WholeTimeOffType\n      }\n    }\n  }\n"): (typeof documents)["\n  query TimeOffTypes($company: ID) {\n    timeOffTypes(company: $company, pageSize: 100) {\n      results {\n        ...WholeTimeOffType\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OneTimeOffType { timeOffType { ...WholeTimeOffType } }"): (typeof documents)["query OneTimeOffType { timeOffType { ...WholeTimeOffType } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateTimeOffType { createTimeOffType { ...WholeTimeOffType } }"): (typeof documents)["mutation CreateTimeOffType { createTimeOffType { ...WholeTimeOffType } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateTimeOffType { updateTimeOffType { ...WholeTimeOffType } }"): (typeof documents)["mutation UpdateTimeOffType { updateTimeOffType { ...WholeTimeOffType } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteTimeOffType { deleteTimeOffType }"): (typeof documents)["mutation DeleteTimeOffType { deleteTimeOffType }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EmployeeUnavailability { employeeUnavailability { ...all } }"): (typeof documents)["query EmployeeUnavailability { employeeUnavailability { ...all } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AddUnavailability { addUnavailability { id } }"): (typeof documents)["mutation AddUnavailability { addUnavailability { id } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemoveUnavailability { removeUnavailability }"): (typeof documents)["mutation RemoveUnavailability { removeUnavailability }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ManagedUsers {\n    users {\n      count\n      results {\n        id\n        username\n        email\n        firstName\n        lastName\n        isActive\n        isStaff\n        isSuperuser\n        isAdmin\n        lastLogin\n        administeredCompanies {\n          id\n          name\n        }\n        employeeProfile {\n          id\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ManagedUsers {\n    users {\n      count\n      results {\n        id\n        username\n        email\n        firstName\n        lastName\n        isActive\n        isStaff\n        isSuperuser\n        isAdmin\n        lastLogin\n        administeredCompanies {\n          id\n          name\n        }\n        employeeProfile {\n          id\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ManagedUserNow {\n    user {\n      id\n      username\n      email\n      firstName\n      lastName\n      isActive\n      isStaff\n      isSuperuser\n    }\n  }\n"): (typeof documents)["\n  query ManagedUserNow {\n    user {\n      id\n      username\n      email\n      firstName\n      lastName\n      isActive\n      isStaff\n      isSuperuser\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateUser { createUser { id } }"): (typeof documents)["mutation CreateUser { createUser { id } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateUser { updateUser { id email } }"): (typeof documents)["mutation UpdateUser { updateUser { id email } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EndUserSessions { endUserSessions }"): (typeof documents)["mutation EndUserSessions { endUserSessions }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ResetSecondFactor { resetSecondFactor }"): (typeof documents)["mutation ResetSecondFactor { resetSecondFactor }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EraseUser { eraseUser }"): (typeof documents)["mutation EraseUser { eraseUser }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SetUserPassword { setUserPassword }"): (typeof documents)["mutation SetUserPassword { setUserPassword }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment Candidate on Candidate { ...all conflicts { ...AnsweredConflict } }"): (typeof documents)["fragment Candidate on Candidate { ...all conflicts { ...AnsweredConflict } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Candidates { candidates { timeZone results { ...Candidate } } }"): (typeof documents)["query Candidates { candidates { timeZone results { ...Candidate } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment AnsweredConflict on ShiftConflict { ...all other { ...all } }"): (typeof documents)["fragment AnsweredConflict on ShiftConflict { ...all other { ...all } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PlanningRulesFields on PlanningRules { ...all }"): (typeof documents)["fragment PlanningRulesFields on PlanningRules { ...all }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ShiftConflicts { shiftConflicts { ...AnsweredConflict } }"): (typeof documents)["query ShiftConflicts { shiftConflicts { ...AnsweredConflict } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Coverage {\n    coverage {\n      from\n      until\n      posts {\n        id\n        name\n        color\n        clientId\n        clientName\n        locationId\n        locationName\n        timeZone\n        asked\n        covered\n        open\n        over\n        unqualified\n        billed\n      }\n      sites {\n        ...all\n      }\n      stretches {\n        ...all\n      }\n      closures {\n        ...all\n      }\n    }\n  }\n"): (typeof documents)["\n  query Coverage {\n    coverage {\n      from\n      until\n      posts {\n        id\n        name\n        color\n        clientId\n        clientName\n        locationId\n        locationName\n        timeZone\n        asked\n        covered\n        open\n        over\n        unqualified\n        billed\n      }\n      sites {\n        ...all\n      }\n      stretches {\n        ...all\n      }\n      closures {\n        ...all\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InactiveEmployees($company: ID) {\n    employees(company: $company, status: INACTIVE, pageSize: 1) {\n      count\n    }\n  }\n"): (typeof documents)["\n  query InactiveEmployees($company: ID) {\n    employees(company: $company, status: INACTIVE, pageSize: 1) {\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Schedule {\n    schedule {\n      company {\n        id\n        name\n      }\n      ...all\n      employees {\n        ...all\n        licenses {\n          ...all\n        }\n        availability {\n          ...all\n        }\n        wishes {\n          ...all\n        }\n        beyond {\n          period\n          hours\n        }\n        unavailability {\n          ...all\n        }\n      }\n      clients {\n        ...all\n        locations {\n          ...all\n        }\n      }\n      qualifications {\n        id\n        name\n      }\n      columns {\n        shifts {\n          id\n          title\n          clientId\n          locationId\n          postId\n          employeeId\n          startTime\n          endTime\n          status\n          notes\n          allowOverlap\n          seriesId\n          hours\n          pay\n          isDraft\n          publishedAt\n        }\n        neighbours {\n          ...all\n        }\n      }\n      withdrawn {\n        id\n        title\n        clientId\n        locationId\n        postId\n        employeeId\n        startTime\n        endTime\n        status\n        notes\n        allowOverlap\n        seriesId\n        hours\n        pay\n        isDraft\n        publishedAt\n      }\n      rules {\n        ...PlanningRulesFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query Schedule {\n    schedule {\n      company {\n        id\n        name\n      }\n      ...all\n      employees {\n        ...all\n        licenses {\n          ...all\n        }\n        availability {\n          ...all\n        }\n        wishes {\n          ...all\n        }\n        beyond {\n          period\n          hours\n        }\n        unavailability {\n          ...all\n        }\n      }\n      clients {\n        ...all\n        locations {\n          ...all\n        }\n      }\n      qualifications {\n        id\n        name\n      }\n      columns {\n        shifts {\n          id\n          title\n          clientId\n          locationId\n          postId\n          employeeId\n          startTime\n          endTime\n          status\n          notes\n          allowOverlap\n          seriesId\n          hours\n          pay\n          isDraft\n          publishedAt\n        }\n        neighbours {\n          ...all\n        }\n      }\n      withdrawn {\n        id\n        title\n        clientId\n        locationId\n        postId\n        employeeId\n        startTime\n        endTime\n        status\n        notes\n        allowOverlap\n        seriesId\n        hours\n        pay\n        isDraft\n        publishedAt\n      }\n      rules {\n        ...PlanningRulesFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SiteHolidays { siteHolidays { locationName holidays { date name } } }"): (typeof documents)["query SiteHolidays { siteHolidays { locationName holidays { date name } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WholeOffer on Offer {\n    ...all\n    given {\n      ...PlannerOfferedShift\n    }\n    inReturn {\n      ...PlannerOfferedShift\n    }\n  }\n"): (typeof documents)["\n  fragment WholeOffer on Offer {\n    ...all\n    given {\n      ...PlannerOfferedShift\n    }\n    inReturn {\n      ...PlannerOfferedShift\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PlannerOfferedShift on OfferedShift { ...all }"): (typeof documents)["fragment PlannerOfferedShift on OfferedShift { ...all }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Offers { offers { count results { ...WholeOffer } } }"): (typeof documents)["query Offers { offers { count results { ...WholeOffer } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OfferDecision($id: ID!) {\n    offer(id: $id) {\n      ...WholeOffer\n    }\n    offerConflicts(offer: $id) {\n      change\n      ...AnsweredConflict\n    }\n  }\n"): (typeof documents)["\n  query OfferDecision($id: ID!) {\n    offer(id: $id) {\n      ...WholeOffer\n    }\n    offerConflicts(offer: $id) {\n      change\n      ...AnsweredConflict\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ApproveOffer { approveOffer { ...WholeOffer } }"): (typeof documents)["mutation ApproveOffer { approveOffer { ...WholeOffer } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RefuseOffer { refuseOffer { ...WholeOffer } }"): (typeof documents)["mutation RefuseOffer { refuseOffer { ...WholeOffer } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation TakeBackOffer { takeBackOffer { id status } }"): (typeof documents)["mutation TakeBackOffer { takeBackOffer { id status } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WholeOpenShift on OpenShift {\n    id\n    clientName\n    locationName\n    postName\n    title\n    startTime\n    endTime\n    timeZone\n    deadline\n    mode\n    audience\n    asked\n    places\n    taken\n    status\n    waiting\n  }\n"): (typeof documents)["\n  fragment WholeOpenShift on OpenShift {\n    id\n    clientName\n    locationName\n    postName\n    title\n    startTime\n    endTime\n    timeZone\n    deadline\n    mode\n    audience\n    asked\n    places\n    taken\n    status\n    waiting\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OpenShifts { openShifts { count results { ...WholeOpenShift } } }"): (typeof documents)["query OpenShifts { openShifts { count results { ...WholeOpenShift } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateOpenShift { createOpenShift { ...WholeOpenShift } }"): (typeof documents)["mutation CreateOpenShift { createOpenShift { ...WholeOpenShift } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CancelOpenShift { cancelOpenShift { ...WholeOpenShift } }"): (typeof documents)["mutation CancelOpenShift { cancelOpenShift { ...WholeOpenShift } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AwardOpenShift { awardOpenShift { ...WholeOpenShift } }"): (typeof documents)["mutation AwardOpenShift { awardOpenShift { ...WholeOpenShift } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation TakeBackAward { takeBackAward { ...WholeOpenShift } }"): (typeof documents)["mutation TakeBackAward { takeBackAward { ...WholeOpenShift } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpenShiftClaims {\n    openShiftClaims {\n      ...all\n      candidate {\n        ...Candidate\n      }\n    }\n  }\n"): (typeof documents)["\n  query OpenShiftClaims {\n    openShiftClaims {\n      ...all\n      candidate {\n        ...Candidate\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AnyPost($company: ID!) { posts(company: $company, pageSize: 1) { count } }"): (typeof documents)["query AnyPost($company: ID!) { posts(company: $company, pageSize: 1) { count } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WholePlan on RosterPlan {\n    id\n    state\n    from\n    until\n    seconds\n    worked\n    asked\n    missing\n    progress {\n      ...all\n    }\n    shifts {\n      ...all\n    }\n    open {\n      ...all\n      reasons {\n        code\n        people\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment WholePlan on RosterPlan {\n    id\n    state\n    from\n    until\n    seconds\n    worked\n    asked\n    missing\n    progress {\n      ...all\n    }\n    shifts {\n      ...all\n    }\n    open {\n      ...all\n      reasons {\n        code\n        people\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RosterPlan { rosterPlan { ...WholePlan } }"): (typeof documents)["query RosterPlan { rosterPlan { ...WholePlan } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlanFigures on PlanFigures {\n    ...all\n    sharedHours {\n      ...Spread\n    }\n    sharedNights {\n      ...Spread\n    }\n    sharedWeekends {\n      ...Spread\n    }\n  }\n\n  fragment Spread on PlanSpread {\n    ...all\n  }\n"): (typeof documents)["\n  fragment PlanFigures on PlanFigures {\n    ...all\n    sharedHours {\n      ...Spread\n    }\n    sharedNights {\n      ...Spread\n    }\n    sharedWeekends {\n      ...Spread\n    }\n  }\n\n  fragment Spread on PlanSpread {\n    ...all\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ComparePlans { comparePlans { plans { ...PlanFigures } } }"): (typeof documents)["query ComparePlans { comparePlans { plans { ...PlanFigures } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JudgedWeek {\n    judgedWeek {\n      from\n      shifts\n      cost\n      hours\n      overtime\n      sharedHours {\n        ...Spread\n      }\n      sharedNights {\n        ...Spread\n      }\n      sharedWeekends {\n        ...Spread\n      }\n      strangers\n      ways\n      preferred\n      wished\n      unwished\n      points {\n        ...all\n      }\n    }\n  }\n"): (typeof documents)["\n  query JudgedWeek {\n    judgedWeek {\n      from\n      shifts\n      cost\n      hours\n      overtime\n      sharedHours {\n        ...Spread\n      }\n      sharedNights {\n        ...Spread\n      }\n      sharedWeekends {\n        ...Spread\n      }\n      strangers\n      ways\n      preferred\n      wished\n      unwished\n      points {\n        ...all\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreatePlan { createPlan { ...WholePlan } }"): (typeof documents)["mutation CreatePlan { createPlan { ...WholePlan } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EndPlan { endPlan { ...WholePlan } }"): (typeof documents)["mutation EndPlan { endPlan { ...WholePlan } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UsePlan { usePlan { ...Batch } }"): (typeof documents)["mutation UsePlan { usePlan { ...Batch } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeletePlan { deletePlan }"): (typeof documents)["mutation DeletePlan { deletePlan }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WholeDemand on PostDemand {\n    periods {\n      ...all\n      stretches {\n        ...all\n      }\n    }\n    holidays {\n      region\n      rule\n      stretches {\n        ...all\n      }\n    }\n    exceptions {\n      date\n      reason\n      stretches {\n        ...all\n      }\n    }\n    closures {\n      ...all\n    }\n  }\n"): (typeof documents)["\n  fragment WholeDemand on PostDemand {\n    periods {\n      ...all\n      stretches {\n        ...all\n      }\n    }\n    holidays {\n      region\n      rule\n      stretches {\n        ...all\n      }\n    }\n    exceptions {\n      date\n      reason\n      stretches {\n        ...all\n      }\n    }\n    closures {\n      ...all\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PostDemand { postDemand { ...WholeDemand } }"): (typeof documents)["query PostDemand { postDemand { ...WholeDemand } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SetPostDemand { setPostDemand { ...WholeDemand } }"): (typeof documents)["mutation SetPostDemand { setPostDemand { ...WholeDemand } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WholePost on Post {\n    ...all\n    requiredQualifications {\n      id\n      name\n    }\n    preferredQualifications {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment WholePost on Post {\n    ...all\n    requiredQualifications {\n      id\n      name\n    }\n    preferredQualifications {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Posts { posts { count results { ...WholePost } } }"): (typeof documents)["query Posts { posts { count results { ...WholePost } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ClientPosts($client: ID!) {\n    posts(client: $client, pageSize: 100) {\n      count\n      results {\n        id\n        name\n        locationId\n        locationName\n        color\n      }\n    }\n  }\n"): (typeof documents)["\n  query ClientPosts($client: ID!) {\n    posts(client: $client, pageSize: 100) {\n      count\n      results {\n        id\n        name\n        locationId\n        locationName\n        color\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PostDetail { post { ...WholePost } }"): (typeof documents)["query PostDetail { post { ...WholePost } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreatePost { createPost { ...WholePost } }"): (typeof documents)["mutation CreatePost { createPost { ...WholePost } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdatePost { updatePost { ...WholePost } }"): (typeof documents)["mutation UpdatePost { updatePost { ...WholePost } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeletePost { deletePost }"): (typeof documents)["mutation DeletePost { deletePost }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PublicationPreview {\n    publicationPreview {\n      ...all\n      people {\n        ...all\n        changes {\n          ...all\n          before {\n            ...all\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query PublicationPreview {\n    publicationPreview {\n      ...all\n      people {\n        ...all\n        changes {\n          ...all\n          before {\n            ...all\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PublishShifts(\n    $company: ID!\n    $from: Date\n    $until: Date\n    $client: ID\n    $location: ID\n    $shifts: [ID!]\n    $version: String!\n  ) {\n    publishShifts(\n      company: $company\n      from: $from\n      until: $until\n      client: $client\n      location: $location\n      shifts: $shifts\n      version: $version\n    ) {\n      ...all\n    }\n  }\n"): (typeof documents)["\n  mutation PublishShifts(\n    $company: ID!\n    $from: Date\n    $until: Date\n    $client: ID\n    $location: ID\n    $shifts: [ID!]\n    $version: String!\n  ) {\n    publishShifts(\n      company: $company\n      from: $from\n      until: $until\n      client: $client\n      location: $location\n      shifts: $shifts\n      version: $version\n    ) {\n      ...all\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation TakeBackPublication { takeBackPublication { id } }"): (typeof documents)["mutation TakeBackPublication { takeBackPublication { id } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DiscardUnpublished(\n    $company: ID!\n    $from: Date\n    $until: Date\n    $client: ID\n    $location: ID\n    $shifts: [ID!]\n    $version: String!\n  ) {\n    discardUnpublished(\n      company: $company\n      from: $from\n      until: $until\n      client: $client\n      location: $location\n      shifts: $shifts\n      version: $version\n    ) {\n      shifts\n    }\n  }\n"): (typeof documents)["\n  mutation DiscardUnpublished(\n    $company: ID!\n    $from: Date\n    $until: Date\n    $client: ID\n    $location: ID\n    $shifts: [ID!]\n    $version: String!\n  ) {\n    discardUnpublished(\n      company: $company\n      from: $from\n      until: $until\n      client: $client\n      location: $location\n      shifts: $shifts\n      version: $version\n    ) {\n      shifts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UnconfirmedShifts { unconfirmedShifts { ...all } }"): (typeof documents)["query UnconfirmedShifts { unconfirmedShifts { ...all } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemindUnconfirmed($company: ID!) {\n    remindUnconfirmed(company: $company) {\n      people\n    }\n  }\n"): (typeof documents)["\n  mutation RemindUnconfirmed($company: ID!) {\n    remindUnconfirmed(company: $company) {\n      people\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RepairShifts { createPlan { id } }"): (typeof documents)["mutation RepairShifts { createPlan { id } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RepeatShift { repeatShift { ...Batch } }"): (typeof documents)["mutation RepeatShift { repeatShift { ...Batch } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateFollowingShifts { updateFollowingShifts }"): (typeof documents)["mutation UpdateFollowingShifts { updateFollowingShifts }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteFollowingShifts { deleteFollowingShifts }"): (typeof documents)["mutation DeleteFollowingShifts { deleteFollowingShifts }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Batch on ShiftBatch {\n    saved\n    shifts {\n      ...all\n      overlapped {\n        ...all\n      }\n      conflicts {\n        ...AnsweredConflict\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Batch on ShiftBatch {\n    saved\n    shifts {\n      ...all\n      overlapped {\n        ...all\n      }\n      conflicts {\n        ...AnsweredConflict\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WholeRotation on Rotation {\n    ...all\n    phases {\n      ...all\n      watches {\n        ...all\n      }\n    }\n    members {\n      ...all\n    }\n  }\n"): (typeof documents)["\n  fragment WholeRotation on Rotation {\n    ...all\n    phases {\n      ...all\n      watches {\n        ...all\n      }\n    }\n    members {\n      ...all\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Rotations {\n    rotations {\n      count\n      results {\n        id\n        name\n        teams\n        plannedUntil\n        phases {\n          pattern\n        }\n        members {\n          postName\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Rotations {\n    rotations {\n      count\n      results {\n        id\n        name\n        teams\n        plannedUntil\n        phases {\n          pattern\n        }\n        members {\n          postName\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RotationDetail { rotation { ...WholeRotation } }"): (typeof documents)["query RotationDetail { rotation { ...WholeRotation } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PostChoices($company: ID, $search: String!) {\n    posts(company: $company, search: $search, pageSize: 100) {\n      count\n      results {\n        id\n        name\n        clientName\n        locationName\n      }\n    }\n  }\n"): (typeof documents)["\n  query PostChoices($company: ID, $search: String!) {\n    posts(company: $company, search: $search, pageSize: 100) {\n      count\n      results {\n        id\n        name\n        clientName\n        locationName\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateRotation { createRotation { ...WholeRotation } }"): (typeof documents)["mutation CreateRotation { createRotation { ...WholeRotation } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SetRotation { setRotation { ...WholeRotation } }"): (typeof documents)["mutation SetRotation { setRotation { ...WholeRotation } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteRotation { deleteRotation }"): (typeof documents)["mutation DeleteRotation { deleteRotation }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FillRotation {\n    fillRotation {\n      batch {\n        ...Batch\n      }\n      removed {\n        ...MadeShift\n      }\n      kept {\n        ...MadeShift\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation FillRotation {\n    fillRotation {\n      batch {\n        ...Batch\n      }\n      removed {\n        ...MadeShift\n      }\n      kept {\n        ...MadeShift\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment MadeShift on RotationShift { ...all }"): (typeof documents)["fragment MadeShift on RotationShift { ...all }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment WholeThread on Thread { ...all days { ...all } }"): (typeof documents)["fragment WholeThread on Thread { ...all days { ...all } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Threads { threads { count results { ...WholeThread } } }"): (typeof documents)["query Threads { threads { count results { ...WholeThread } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ThreadAbout($shift: ID, $openShift: ID, $offer: ID, $timeOff: ID) {\n    threads(shift: $shift, openShift: $openShift, offer: $offer, timeOff: $timeOff, pageSize: 1) {\n      results {\n        ...WholeThread\n      }\n    }\n  }\n"): (typeof documents)["\n  query ThreadAbout($shift: ID, $openShift: ID, $offer: ID, $timeOff: ID) {\n    threads(shift: $shift, openShift: $openShift, offer: $offer, timeOff: $timeOff, pageSize: 1) {\n      results {\n        ...WholeThread\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OneThread { thread { ...WholeThread } }"): (typeof documents)["query OneThread { thread { ...WholeThread } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ThreadMessages($thread: ID!) {\n    threadMessages(thread: $thread, pageSize: 100) {\n      results {\n        ...all\n      }\n    }\n  }\n"): (typeof documents)["\n  query ThreadMessages($thread: ID!) {\n    threadMessages(thread: $thread, pageSize: 100) {\n      results {\n        ...all\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ThreadReaders { threadReaders { ...all } }"): (typeof documents)["query ThreadReaders { threadReaders { ...all } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation WriteMessage { writeMessage { ...WholeThread } }"): (typeof documents)["mutation WriteMessage { writeMessage { ...WholeThread } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReadThread { readThread { ...WholeThread } }"): (typeof documents)["mutation ReadThread { readThread { ...WholeThread } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SendBroadcast { broadcast { ...WholeThread } }"): (typeof documents)["mutation SendBroadcast { broadcast { ...WholeThread } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemindReaders { remindReaders { ...WholeThread } }"): (typeof documents)["mutation RemindReaders { remindReaders { ...WholeThread } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CopyWeek { copyWeek { ...Batch } }"): (typeof documents)["mutation CopyWeek { copyWeek { ...Batch } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WeekTemplates($company: ID) {\n    weekTemplates(company: $company, pageSize: 100) {\n      results {\n        id\n        name\n        shifts\n      }\n    }\n  }\n"): (typeof documents)["\n  query WeekTemplates($company: ID) {\n    weekTemplates(company: $company, pageSize: 100) {\n      results {\n        id\n        name\n        shifts\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateWeekTemplate { createWeekTemplate { id name shifts } }"): (typeof documents)["mutation CreateWeekTemplate { createWeekTemplate { id name shifts } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RenameWeekTemplate { renameWeekTemplate { id name shifts } }"): (typeof documents)["mutation RenameWeekTemplate { renameWeekTemplate { id name shifts } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteWeekTemplate { deleteWeekTemplate }"): (typeof documents)["mutation DeleteWeekTemplate { deleteWeekTemplate }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UseWeekTemplate { useWeekTemplate { ...Batch } }"): (typeof documents)["mutation UseWeekTemplate { useWeekTemplate { ...Batch } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ClientChoices($company: ID, $search: String!) {\n    clients(company: $company, search: $search, status: ACTIVE, ordering: \"name\", pageSize: 100) {\n      count\n      results {\n        id\n        name\n        city\n        companyId\n      }\n    }\n  }\n"): (typeof documents)["\n  query ClientChoices($company: ID, $search: String!) {\n    clients(company: $company, search: $search, status: ACTIVE, ordering: \"name\", pageSize: 100) {\n      count\n      results {\n        id\n        name\n        city\n        companyId\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EmployeeChoices($company: ID, $search: String!) {\n    employees(company: $company, search: $search, status: ACTIVE, ordering: \"first_name,last_name\", pageSize: 100) {\n      count\n      results {\n        id\n        name\n        email\n      }\n    }\n  }\n"): (typeof documents)["\n  query EmployeeChoices($company: ID, $search: String!) {\n    employees(company: $company, search: $search, status: ACTIVE, ordering: \"first_name,last_name\", pageSize: 100) {\n      count\n      results {\n        id\n        name\n        email\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChosenClient {\n    client {\n      id\n      name\n      companyId\n      timeZone\n      locations {\n        id\n        name\n        timeZone\n      }\n    }\n  }\n"): (typeof documents)["\n  query ChosenClient {\n    client {\n      id\n      name\n      companyId\n      timeZone\n      locations {\n        id\n        name\n        timeZone\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ChosenEmployee { employee { id name } }"): (typeof documents)["query ChosenEmployee { employee { id name } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ChosenCompany { company { id name timeZone } }"): (typeof documents)["query ChosenCompany { company { id name timeZone } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SecondFactorMissing { secondFactorMissing }"): (typeof documents)["query SecondFactorMissing { secondFactorMissing }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyCompanies($search: String!) {\n    companies(search: $search, pageSize: 100) {\n      count\n      results {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyCompanies($search: String!) {\n    companies(search: $search, pageSize: 100) {\n      count\n      results {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HolidayRegions { holidayRegions { code name } }"): (typeof documents)["query HolidayRegions { holidayRegions { code name } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListViews($company: ID, $list: ViewedList) {\n    listViews(company: $company, list: $list, pageSize: 100) {\n      results {\n        id\n        name\n        query\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListViews($company: ID, $list: ViewedList) {\n    listViews(company: $company, list: $list, pageSize: 100) {\n      results {\n        id\n        name\n        query\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateListView { createListView { id name query } }"): (typeof documents)["mutation CreateListView { createListView { id name query } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RenameListView { updateListView { id name } }"): (typeof documents)["mutation RenameListView { updateListView { id name } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteListView { deleteListView }"): (typeof documents)["mutation DeleteListView { deleteListView }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CorrectAttendance { correctAttendance { ...WholeShift } }"): (typeof documents)["mutation CorrectAttendance { correctAttendance { ...WholeShift } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ShiftToCorrect { shift { ...WholeShift } }"): (typeof documents)["query ShiftToCorrect { shift { ...WholeShift } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AttendanceCorrections {\n    attendanceCorrections {\n      id\n      correctedAt\n      correctedByName\n      reason\n      checkedInBefore\n      checkedInAfter\n      checkedOutBefore\n      checkedOutAfter\n    }\n  }\n"): (typeof documents)["\n  query AttendanceCorrections {\n    attendanceCorrections {\n      id\n      correctedAt\n      correctedByName\n      reason\n      checkedInBefore\n      checkedInAfter\n      checkedOutBefore\n      checkedOutAfter\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecentShifts($client: ID, $employee: ID, $company: ID, $pageSize: Int!) {\n    shifts(client: $client, employee: $employee, company: $company, pageSize: $pageSize, ordering: \"-start_time\") {\n      results {\n        id\n        startTime\n        endTime\n        timeZone\n        status\n        clientName\n        locationName\n        employeeName\n      }\n    }\n  }\n"): (typeof documents)["\n  query RecentShifts($client: ID, $employee: ID, $company: ID, $pageSize: Int!) {\n    shifts(client: $client, employee: $employee, company: $company, pageSize: $pageSize, ordering: \"-start_time\") {\n      results {\n        id\n        startTime\n        endTime\n        timeZone\n        status\n        clientName\n        locationName\n        employeeName\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChangeShifts { changeShifts }"): (typeof documents)["mutation ChangeShifts { changeShifts }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment WholeShift on Shift { ...all series { ...all } }"): (typeof documents)["fragment WholeShift on Shift { ...all series { ...all } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShiftList {\n    shifts {\n      count\n      results {\n        id\n        title\n        status\n        startTime\n        endTime\n        timeZone\n        clientName\n        locationName\n        employeeName\n        isDraft\n        publishedAt\n        confirmedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query ShiftList {\n    shifts {\n      count\n      results {\n        id\n        title\n        status\n        startTime\n        endTime\n        timeZone\n        clientName\n        locationName\n        employeeName\n        isDraft\n        publishedAt\n        confirmedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ShiftDetail { shift { ...WholeShift } }"): (typeof documents)["query ShiftDetail { shift { ...WholeShift } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateShift { createShift { ...WholeShift } }"): (typeof documents)["mutation CreateShift { createShift { ...WholeShift } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateShift { updateShift { ...WholeShift } }"): (typeof documents)["mutation UpdateShift { updateShift { ...WholeShift } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteShift { deleteShift }"): (typeof documents)["mutation DeleteShift { deleteShift }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreShift($id: ID!) {\n    changeShifts(changes: [{ id: $id, restored: true }])\n  }\n"): (typeof documents)["\n  mutation RestoreShift($id: ID!) {\n    changeShifts(changes: [{ id: $id, restored: true }])\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation OfferShift { offerShift { id } }"): (typeof documents)["mutation OfferShift { offerShift { id } }"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;