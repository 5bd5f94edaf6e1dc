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
    "\n  query Clients($page: Int!, $pageSize: Int!, $search: String!, $ordering: String!, $company: ID) {\n    clients(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering, company: $company) {\n      count\n      results {\n        id\n        companyId\n        name\n        contactName\n        email\n        phone\n        status\n        locations {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.ClientsDocument,
    "\n  query ClientDetail($id: ID!) {\n    client(id: $id) {\n      id\n      companyId\n      name\n      contactName\n      email\n      phone\n      address\n      city\n      state\n      zipCode\n      timeZone\n      status\n      notes\n      weekBudget\n      weekHours\n      requiredQualifications {\n        id\n        name\n      }\n      locations {\n        id\n        name\n        address\n        city\n        state\n        zipCode\n        timeZone\n        holidayRegion\n        weekBudget\n        weekHours\n        requiredQualifications {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.ClientDetailDocument,
    "\n  mutation CreateClient($input: NewClient!) {\n    createClient(input: $input) {\n      id\n    }\n  }\n": typeof types.CreateClientDocument,
    "\n  mutation UpdateClient($id: ID!, $input: ClientChanges!, $seen: ClientChanges) {\n    updateClient(id: $id, input: $input, seen: $seen) {\n      id\n      status\n    }\n  }\n": typeof types.UpdateClientDocument,
    "\n  mutation DeleteClient($id: ID!) {\n    deleteClient(id: $id)\n  }\n": typeof types.DeleteClientDocument,
    "\n  mutation CreateLocation($input: NewLocation!) {\n    createLocation(input: $input) {\n      id\n    }\n  }\n": typeof types.CreateLocationDocument,
    "\n  mutation UpdateLocation($id: ID!, $input: LocationChanges!, $seen: LocationChanges) {\n    updateLocation(id: $id, input: $input, seen: $seen) {\n      id\n    }\n  }\n": typeof types.UpdateLocationDocument,
    "\n  mutation DeleteLocation($id: ID!) {\n    deleteLocation(id: $id)\n  }\n": typeof types.DeleteLocationDocument,
    "\n  query PeopleMatches($text: String!) {\n    employees(search: $text, ordering: \"first_name,last_name\", pageSize: 5) {\n      results {\n        id\n        name\n        email\n      }\n    }\n    clients(search: $text, ordering: \"name\", pageSize: 5) {\n      results {\n        id\n        name\n        city\n      }\n    }\n  }\n": typeof types.PeopleMatchesDocument,
    "\n  query ShiftMatches($text: String!, $startAfter: String, $endBefore: String) {\n    shifts(search: $text, startAfter: $startAfter, endBefore: $endBefore, ordering: \"start_time\", pageSize: 5) {\n      results {\n        id\n        title\n        startTime\n        endTime\n        timeZone\n        employeeName\n        clientName\n      }\n    }\n  }\n": typeof types.ShiftMatchesDocument,
    "\n  query CompanyActivity(\n    $page: Int!\n    $pageSize: Int!\n    $search: String!\n    $ordering: String!\n    $company: ID\n    $kind: CompanyEventKind\n    $person: ID\n    $from: Date\n    $to: Date\n  ) {\n    companyEvents(\n      page: $page\n      pageSize: $pageSize\n      search: $search\n      ordering: $ordering\n      company: $company\n      kind: $kind\n      person: $person\n      from: $from\n      to: $to\n    ) {\n      count\n      results {\n        id\n        at\n        timeZone\n        kind\n        personId\n        personName\n        clientAddress\n        subject\n        changes {\n          name\n          before\n          after\n        }\n      }\n    }\n  }\n": typeof types.CompanyActivityDocument,
    "\n  query AccountActivity(\n    $page: Int!\n    $pageSize: Int!\n    $search: String!\n    $ordering: String!\n    $kind: AccountEventKind\n    $person: ID\n    $from: DateTime\n    $to: DateTime\n  ) {\n    accountEvents(\n      page: $page\n      pageSize: $pageSize\n      search: $search\n      ordering: $ordering\n      kind: $kind\n      person: $person\n      from: $from\n      to: $to\n    ) {\n      count\n      results {\n        id\n        at\n        kind\n        personId\n        personName\n        userId\n        userName\n        clientAddress\n        userAgent\n        subject\n        changes {\n          name\n          before\n          after\n        }\n      }\n    }\n  }\n": typeof types.AccountActivityDocument,
    "\n  query CompanySettings($id: ID!) {\n    company(id: $id) {\n      id\n      name\n      timeZone\n      holidayRegion\n      language\n      checkInHours\n      checkOutHours\n      payApprovedOnly\n      plansInDrafts\n      offerApproval\n      requireSecondFactor\n      approvalTolerance\n      weekBudget\n      planningRules {\n        ...PlanningRulesFields\n      }\n    }\n  }\n": typeof types.CompanySettingsDocument,
    "\n  mutation UpdateCompany($id: ID!, $input: CompanyChanges!, $seen: CompanyChanges) {\n    updateCompany(id: $id, input: $input, seen: $seen) {\n      id\n    }\n  }\n": typeof types.UpdateCompanyDocument,
    "\n  query PlannerStatistics($company: ID) {\n    plannerStatistics(company: $company) {\n      employees\n      clients\n      shifts\n      pendingInvites\n      totalUsers\n      companies\n      adminUsers\n    }\n  }\n": typeof types.PlannerStatisticsDocument,
    "\n  query TodaysAttendance($company: ID) {\n    attendance(company: $company) {\n      late\n      missing\n      in\n      expected\n      done\n      shifts {\n        id\n        state\n        employeeId\n        employeeName\n        employeePhone\n        clientName\n        locationName\n        startTime\n        endTime\n        timeZone\n        checkedInAt\n        checkedOutAt\n        lateMinutes\n        absence\n      }\n    }\n  }\n": typeof types.TodaysAttendanceDocument,
    "\n  query RecentActivity($company: ID) {\n    recentActivity(company: $company) {\n      kind\n      at\n      employeeId\n      employeeName\n      shiftId\n      clientName\n      startTime\n      endTime\n      timeZone\n    }\n  }\n": typeof types.RecentActivityDocument,
    "\n  query TodaysCoverage($company: ID!, $from: Date!, $until: Date!) {\n    coverage(company: $company, from: $from, until: $until) {\n      stretches {\n        from\n        until\n        asked\n        open\n      }\n    }\n  }\n": typeof types.TodaysCoverageDocument,
    "\n  query WaitingForApproval($company: ID) {\n    timesheets(page: 1, pageSize: 1, company: $company, state: OPEN) {\n      count\n    }\n    offers(page: 1, pageSize: 1, company: $company, status: ACCEPTED) {\n      count\n    }\n    open: openShifts(page: 1, pageSize: 100, company: $company, status: OPEN) {\n      results {\n        id\n        waiting\n      }\n    }\n    expired: openShifts(page: 1, pageSize: 100, company: $company, status: EXPIRED, ordering: \"-start_time\") {\n      results {\n        id\n        waiting\n      }\n    }\n  }\n": typeof types.WaitingForApprovalDocument,
    "\n  mutation ImportCsv(\n    $kind: ImportKind!\n    $file: Upload!\n    $company: ID\n    $confirm: Boolean\n    $invite: Boolean\n    $columns: [String!]\n  ) {\n    importCsv(kind: $kind, file: $file, company: $company, confirm: $confirm, invite: $invite, columns: $columns) {\n      saved\n      invited\n      missing\n      columns {\n        heading\n        field\n      }\n      counts {\n        new\n        there\n        bad\n        warned\n      }\n      rows {\n        row\n        name\n        detail\n        state\n        problems {\n          heading\n          severity\n          code\n          message\n          params {\n            name\n            value\n          }\n        }\n      }\n    }\n  }\n": typeof types.ImportCsvDocument,
    "\n  fragment PeriodFigures on PayrollPeriod {\n    id\n    companyId\n    name\n    startDate\n    endDate\n    payments\n    pending\n    hoursWorked\n    amount\n    pendingAmount\n  }\n": typeof types.PeriodFiguresFragmentDoc,
    "\n  query PayrollPeriods($page: Int!, $pageSize: Int!, $company: ID) {\n    payrollPeriods(page: $page, pageSize: $pageSize, company: $company) {\n      count\n      results {\n        ...PeriodFigures\n      }\n    }\n  }\n": typeof types.PayrollPeriodsDocument,
    "\n  query OnePayrollPeriod($id: ID!) {\n    payrollPeriod(id: $id) {\n      ...PeriodFigures\n    }\n  }\n": typeof types.OnePayrollPeriodDocument,
    "\n  query PeriodPayments($period: ID!, $company: ID!, $page: Int!, $pageSize: Int!, $ordering: String!) {\n    payments(period: $period, company: $company, page: $page, pageSize: $pageSize, ordering: $ordering) {\n      count\n      results {\n        id\n        employeeId\n        employeeName\n        shifts\n        hoursWorked\n        amount\n        status\n        paymentDate\n      }\n    }\n  }\n": typeof types.PeriodPaymentsDocument,
    "\n  query Preview($period: ID!) {\n    paymentPreview(period: $period) {\n      results {\n        employeeId\n        employeeName\n        shifts\n        hoursWorked\n        amount\n        joins\n      }\n      shifts\n      hoursWorked\n      amount\n      corrections\n      unapproved\n      unfinished\n    }\n  }\n": typeof types.PreviewDocument,
    "\n  mutation CreatePeriod($input: NewPaymentPeriod!) {\n    createPaymentPeriod(input: $input) {\n      id\n    }\n  }\n": typeof types.CreatePeriodDocument,
    "\n  mutation DeletePeriod($id: ID!) {\n    deletePaymentPeriod(id: $id)\n  }\n": typeof types.DeletePeriodDocument,
    "\n  mutation GeneratePayments($period: ID!) {\n    generatePayments(period: $period) {\n      count\n    }\n  }\n": typeof types.GeneratePaymentsDocument,
    "\n  mutation MarkPayment($id: ID!, $status: PaymentStatus!) {\n    updatePayment(id: $id, status: $status) {\n      id\n      status\n      paymentDate\n    }\n  }\n": typeof types.MarkPaymentDocument,
    "\n  mutation PayPeriod($id: ID!, $paymentDate: Date) {\n    payPeriod(id: $id, paymentDate: $paymentDate) {\n      ...PeriodFigures\n    }\n  }\n": typeof types.PayPeriodDocument,
    "\n  query PaymentLines($payment: ID!) {\n    paymentLines(payment: $payment) {\n      shiftId\n      date\n      clientName\n      hours\n      hourlyPayRate\n      pay\n      correctsId\n    }\n  }\n": typeof types.PaymentLinesDocument,
    "\n  query PayrollCompany($id: ID!) {\n    company(id: $id) {\n      id\n      timeZone\n      payrollColumns\n    }\n  }\n": typeof types.PayrollCompanyDocument,
    "\n  mutation SavePayrollColumns($id: ID!, $columns: [PayrollColumn!]!) {\n    updateCompany(id: $id, input: { payrollColumns: $columns }) {\n      id\n      payrollColumns\n    }\n  }\n": typeof types.SavePayrollColumnsDocument,
    "\n  query Timesheets(\n    $page: Int!\n    $pageSize: Int!\n    $search: String!\n    $ordering: String!\n    $company: ID\n    $state: TimesheetState\n    $from: Date\n    $to: Date\n  ) {\n    timesheets(\n      page: $page\n      pageSize: $pageSize\n      search: $search\n      ordering: $ordering\n      company: $company\n      state: $state\n      from: $from\n      to: $to\n    ) {\n      count\n      results {\n        id\n        employeeName\n        clientName\n        status\n        timeZone\n        startTime\n        endTime\n        checkedInAt\n        checkedOutAt\n        plannedHours\n        workedHours\n        pay\n        approvedAt\n        approvedById\n        corrected\n        paid\n        version\n      }\n    }\n  }\n": typeof types.TimesheetsDocument,
    "\n  query TimesheetCounts($search: String!, $company: ID, $from: Date, $to: Date) {\n    open: timesheets(page: 1, pageSize: 1, search: $search, company: $company, from: $from, to: $to, state: OPEN) {\n      count\n    }\n    exact: timesheets(page: 1, pageSize: 1, search: $search, company: $company, from: $from, to: $to, state: EXACT) {\n      count\n    }\n    differs: timesheets(\n      page: 1\n      pageSize: 1\n      search: $search\n      company: $company\n      from: $from\n      to: $to\n      state: DIFFERS\n    ) {\n      count\n    }\n    no_check_out: timesheets(\n      page: 1\n      pageSize: 1\n      search: $search\n      company: $company\n      from: $from\n      to: $to\n      state: NO_CHECK_OUT\n    ) {\n      count\n    }\n    absent: timesheets(page: 1, pageSize: 1, search: $search, company: $company, from: $from, to: $to, state: ABSENT) {\n      count\n    }\n  }\n": typeof types.TimesheetCountsDocument,
    "\n  mutation ApproveTimesheets($shifts: [ID!]!, $versions: [String!]!, $approved: Boolean!) {\n    approveTimesheets(shifts: $shifts, versions: $versions, approved: $approved) {\n      id\n      approvedAt\n      version\n      approvedById\n    }\n  }\n": typeof types.ApproveTimesheetsDocument,
    "\n  query Employees(\n    $page: Int!\n    $pageSize: Int!\n    $search: String!\n    $ordering: String!\n    $company: ID\n    $status: EmployeeStatus\n    $qualification: ID\n  ) {\n    employees(\n      page: $page\n      pageSize: $pageSize\n      search: $search\n      ordering: $ordering\n      company: $company\n      status: $status\n      qualification: $qualification\n    ) {\n      count\n      results {\n        id\n        companyName\n        name\n        lastName\n        email\n        phone\n        hourlyRate\n        status\n        qualifications {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.EmployeesDocument,
    "\n  query EmployeeDetail($id: ID!) {\n    employee(id: $id) {\n      id\n      companyId\n      companyName\n      firstName\n      lastName\n      name\n      email\n      phone\n      address\n      city\n      state\n      zipCode\n      emergencyContactName\n      emergencyContactPhone\n      idNumber\n      taxNumber\n      bankAccount\n      hourlyRate\n      status\n      qualifications {\n        id\n        name\n      }\n      startDate\n      notes\n      hasAccount\n      invitationExpiresAt\n    }\n  }\n": typeof types.EmployeeDetailDocument,
    "\n  mutation CreateEmployee($input: NewEmployee!) {\n    createEmployee(input: $input) {\n      id\n      name\n    }\n  }\n": typeof types.CreateEmployeeDocument,
    "\n  mutation UpdateEmployee($id: ID!, $input: EmployeeChanges!, $seen: EmployeeChanges) {\n    updateEmployee(id: $id, input: $input, seen: $seen) {\n      id\n      status\n    }\n  }\n": typeof types.UpdateEmployeeDocument,
    "\n  mutation DeleteEmployee($id: ID!) {\n    deleteEmployee(id: $id)\n  }\n": typeof types.DeleteEmployeeDocument,
    "\n  mutation InviteEmployee($id: ID!, $byEmail: Boolean) {\n    inviteEmployee(id: $id, byEmail: $byEmail) {\n      inviteUrl\n      expiresAt\n      sentTo\n    }\n  }\n": typeof types.InviteEmployeeDocument,
    "\n  fragment WholeLicense on License {\n    id\n    employeeId\n    employeeName\n    qualificationId\n    qualificationName\n    expires\n    renewed\n    number\n    issuer\n    validFrom\n    validUntil\n    scanName\n  }\n": typeof types.WholeLicenseFragmentDoc,
    "\n  query Licenses($page: Int!, $pageSize: Int!, $search: String!, $ordering: String!, $company: ID, $until: Date) {\n    licenses(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering, company: $company, until: $until) {\n      count\n      results {\n        ...WholeLicense\n      }\n    }\n  }\n": typeof types.LicensesDocument,
    "\n  query MissingLicenses($company: ID) {\n    missingLicenses(company: $company) {\n      employeeId\n      employeeName\n      qualificationId\n      qualificationName\n    }\n  }\n": typeof types.MissingLicensesDocument,
    "\n  query EmployeeLicenses($employee: ID!) {\n    employeeLicenses(employee: $employee) {\n      ...WholeLicense\n    }\n  }\n": typeof types.EmployeeLicensesDocument,
    "\n  query LicenseDetail($id: ID!) {\n    license(id: $id) {\n      ...WholeLicense\n    }\n  }\n": typeof types.LicenseDetailDocument,
    "\n  mutation CreateLicense($employee: ID!, $input: NewLicense!) {\n    createLicense(employee: $employee, input: $input) {\n      ...WholeLicense\n    }\n  }\n": typeof types.CreateLicenseDocument,
    "\n  mutation UpdateLicense($id: ID!, $input: LicenseChanges!, $seen: LicenseChanges) {\n    updateLicense(id: $id, input: $input, seen: $seen) {\n      ...WholeLicense\n    }\n  }\n": typeof types.UpdateLicenseDocument,
    "\n  mutation DeleteLicense($id: ID!) {\n    deleteLicense(id: $id)\n  }\n": typeof types.DeleteLicenseDocument,
    "\n  mutation SetLicenseScan($id: ID!, $file: Upload!) {\n    setLicenseScan(id: $id, file: $file) {\n      ...WholeLicense\n    }\n  }\n": typeof types.SetLicenseScanDocument,
    "\n  mutation DeleteLicenseScan($id: ID!) {\n    deleteLicenseScan(id: $id) {\n      ...WholeLicense\n    }\n  }\n": typeof types.DeleteLicenseScanDocument,
    "\n  query QualificationOptions($company: ID, $search: String) {\n    qualifications(company: $company, search: $search, pageSize: 100) {\n      count\n      results {\n        id\n        name\n      }\n    }\n  }\n": typeof types.QualificationOptionsDocument,
    "\n  query ChosenQualification($id: ID!) {\n    qualification(id: $id) {\n      id\n      name\n      expires\n    }\n  }\n": typeof types.ChosenQualificationDocument,
    "\n  query Qualifications($page: Int!, $pageSize: Int!, $search: String!, $ordering: String!, $company: ID) {\n    qualifications(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering, company: $company) {\n      count\n      results {\n        id\n        name\n        companyId\n        employees\n        expires\n      }\n    }\n  }\n": typeof types.QualificationsDocument,
    "\n  mutation CreateQualification($company: ID, $name: String!, $expires: Boolean!) {\n    createQualification(company: $company, name: $name, expires: $expires) {\n      id\n    }\n  }\n": typeof types.CreateQualificationDocument,
    "\n  mutation RenameQualification($id: ID!, $name: String!, $expires: Boolean!, $seen: String) {\n    renameQualification(id: $id, name: $name, expires: $expires, seen: $seen) {\n      id\n      name\n      expires\n    }\n  }\n": typeof types.RenameQualificationDocument,
    "\n  mutation DeleteQualification($id: ID!) {\n    deleteQualification(id: $id)\n  }\n": typeof types.DeleteQualificationDocument,
    "\n  query AdminRegistrationToken($token: String!) {\n    info: adminRegistrationToken(token: $token) {\n      createdBy\n      expiresAt\n    }\n  }\n": typeof types.AdminRegistrationTokenDocument,
    "\n  query EmployeeRegistrationToken($token: String!) {\n    info: employeeRegistrationToken(token: $token) {\n      firstName\n      lastName\n      email\n      companyName\n    }\n  }\n": typeof types.EmployeeRegistrationTokenDocument,
    "\n  mutation GenerateAdminRegistrationLink {\n    generateAdminRegistrationLink {\n      registrationUrl\n      expiresAt\n    }\n  }\n": typeof types.GenerateAdminRegistrationLinkDocument,
    "\n  mutation RegisterAdministrator($token: String!, $input: AdminRegistrationInput!) {\n    registerAdministrator(token: $token, input: $input)\n  }\n": typeof types.RegisterAdministratorDocument,
    "\n  mutation RegisterEmployee($token: String!, $input: EmployeeRegistrationInput!) {\n    registerEmployee(token: $token, input: $input)\n  }\n": typeof types.RegisterEmployeeDocument,
    "\n  query TimeOffBalances($employee: ID!) {\n    timeOffBalances(employee: $employee) {\n      typeId\n      typeName\n      unit\n      carriedOver\n      granted\n      accrued\n      taken\n      pending\n      expired\n      corrected\n      balance\n    }\n  }\n": typeof types.TimeOffBalancesDocument,
    "\n  query TimeOffEntries($employee: ID!, $type: ID, $page: Int!) {\n    timeOffEntries(employee: $employee, type: $type, page: $page, pageSize: 20) {\n      count\n      results {\n        id\n        kind\n        amount\n        day\n        reason\n        timeOffId\n      }\n    }\n  }\n": typeof types.TimeOffEntriesDocument,
    "\n  mutation AddTimeOffEntry($input: NewTimeOffEntry!) {\n    addTimeOffEntry(input: $input) {\n      id\n    }\n  }\n": typeof types.AddTimeOffEntryDocument,
    "\n  fragment WholeTimeOff on TimeOff {\n    id\n    companyId\n    employeeId\n    employeeName\n    typeId\n    typeName\n    unit\n    fromDay\n    fromTime\n    untilDay\n    untilTime\n    amount\n    reason\n    fileName\n    status\n    answer\n    isApprovedOnce\n    suggestedFrom\n    suggestedUntil\n    shifts\n  }\n": typeof types.WholeTimeOffFragmentDoc,
    "\n  query TimeOffRequests(\n    $page: Int!\n    $pageSize: Int!\n    $search: String\n    $ordering: String\n    $company: ID\n    $status: TimeOffStatus\n    $employee: ID\n    $from: Date\n  ) {\n    timeOffRequests(\n      page: $page\n      pageSize: $pageSize\n      search: $search\n      ordering: $ordering\n      company: $company\n      status: $status\n      employee: $employee\n      from: $from\n    ) {\n      count\n      results {\n        ...WholeTimeOff\n      }\n    }\n  }\n": typeof types.TimeOffRequestsDocument,
    "\n  query TimeOffDecision($id: ID!) {\n    timeOff(id: $id) {\n      ...WholeTimeOff\n    }\n    timeOffImpact(timeOff: $id) {\n      balance\n      shifts {\n        id\n        clientName\n        locationName\n        title\n        startTime\n        endTime\n        timeZone\n      }\n      away {\n        employeeId\n        employeeName\n        typeName\n        status\n        fromDay\n        fromTime\n        untilDay\n        untilTime\n      }\n    }\n  }\n": typeof types.TimeOffDecisionDocument,
    "\n  mutation CreateTimeOff($input: NewTimeOff!) {\n    createTimeOff(input: $input) {\n      ...WholeTimeOff\n    }\n  }\n": typeof types.CreateTimeOffDocument,
    "\n  mutation ApproveTimeOff($id: ID!, $answer: String) {\n    approveTimeOff(id: $id, answer: $answer) {\n      ...WholeTimeOff\n    }\n  }\n": typeof types.ApproveTimeOffDocument,
    "\n  mutation RefuseTimeOff($id: ID!, $answer: String, $suggestedFrom: Date, $suggestedUntil: Date) {\n    refuseTimeOff(id: $id, answer: $answer, suggestedFrom: $suggestedFrom, suggestedUntil: $suggestedUntil) {\n      ...WholeTimeOff\n    }\n  }\n": typeof types.RefuseTimeOffDocument,
    "\n  mutation CancelTimeOff($id: ID!, $answer: String) {\n    cancelTimeOff(id: $id, answer: $answer) {\n      ...WholeTimeOff\n    }\n  }\n": typeof types.CancelTimeOffDocument,
    "\n  mutation TakeBackTimeOff($id: ID!, $answer: String) {\n    takeBackTimeOff(id: $id, answer: $answer) {\n      ...WholeTimeOff\n    }\n  }\n": typeof types.TakeBackTimeOffDocument,
    "\n  mutation OfferShift($id: ID!) {\n    offerShift(id: $id) {\n      id\n    }\n  }\n": typeof types.OfferShiftDocument,
    "\n  fragment WholeTimeOffType on TimeOffType {\n    id\n    companyId\n    name\n    isPaid\n    unit\n    needsApproval\n    needsSecondApproval\n    noticeDays\n    isSick\n    isActive\n    monthlyAccrual\n    carryOverLimit\n  }\n": typeof types.WholeTimeOffTypeFragmentDoc,
    "\n  query TimeOffTypes($company: ID) {\n    timeOffTypes(company: $company, pageSize: 100) {\n      results {\n        ...WholeTimeOffType\n      }\n    }\n  }\n": typeof types.TimeOffTypesDocument,
    "\n  query OneTimeOffType($id: ID!) {\n    timeOffType(id: $id) {\n      ...WholeTimeOffType\n    }\n  }\n": typeof types.OneTimeOffTypeDocument,
    "\n  mutation CreateTimeOffType($input: NewTimeOffType!) {\n    createTimeOffType(input: $input) {\n      ...WholeTimeOffType\n    }\n  }\n": typeof types.CreateTimeOffTypeDocument,
    "\n  mutation UpdateTimeOffType($id: ID!, $input: TimeOffTypeChanges!, $seen: TimeOffTypeChanges) {\n    updateTimeOffType(id: $id, input: $input, seen: $seen) {\n      ...WholeTimeOffType\n    }\n  }\n": typeof types.UpdateTimeOffTypeDocument,
    "\n  mutation DeleteTimeOffType($id: ID!) {\n    deleteTimeOffType(id: $id)\n  }\n": typeof types.DeleteTimeOffTypeDocument,
    "\n  query EmployeeUnavailability($employee: ID!) {\n    employeeUnavailability(employee: $employee) {\n      id\n      fromDay\n      fromTime\n      untilDay\n      untilTime\n      reason\n    }\n  }\n": typeof types.EmployeeUnavailabilityDocument,
    "\n  mutation AddUnavailability($employee: ID!, $input: NewUnavailability!) {\n    addUnavailability(employee: $employee, input: $input) {\n      id\n    }\n  }\n": typeof types.AddUnavailabilityDocument,
    "\n  mutation RemoveUnavailability($id: ID!) {\n    removeUnavailability(id: $id)\n  }\n": typeof types.RemoveUnavailabilityDocument,
    "\n  query ManagedUsers($page: Int!, $pageSize: Int!, $search: String!, $ordering: String!) {\n    users(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering) {\n      count\n      results {\n        id\n        username\n        email\n        firstName\n        lastName\n        isActive\n        isStaff\n        isSuperuser\n        isAdmin\n        lastLogin\n        administeredCompanies {\n          id\n          name\n        }\n        employeeProfile {\n          id\n        }\n      }\n    }\n  }\n": typeof types.ManagedUsersDocument,
    "\n  query ManagedUserNow($id: ID!) {\n    user(id: $id) {\n      id\n      username\n      email\n      firstName\n      lastName\n      isActive\n      isStaff\n      isSuperuser\n    }\n  }\n": typeof types.ManagedUserNowDocument,
    "\n  mutation CreateUser($input: NewUser!) {\n    createUser(input: $input) {\n      id\n    }\n  }\n": typeof types.CreateUserDocument,
    "\n  mutation UpdateUser($id: ID!, $input: UserChanges!, $seen: UserChanges) {\n    updateUser(id: $id, input: $input, seen: $seen) {\n      id\n      email\n    }\n  }\n": typeof types.UpdateUserDocument,
    "\n  mutation EndUserSessions($id: ID!) {\n    endUserSessions(id: $id)\n  }\n": typeof types.EndUserSessionsDocument,
    "\n  mutation ResetSecondFactor($id: ID!, $identityProof: IdentityProof) {\n    resetSecondFactor(id: $id, identityProof: $identityProof)\n  }\n": typeof types.ResetSecondFactorDocument,
    "\n  mutation EraseUser($id: ID!, $username: String!) {\n    eraseUser(id: $id, username: $username)\n  }\n": typeof types.EraseUserDocument,
    "\n  mutation SetUserPassword($id: ID!, $password: String!, $currentPassword: String) {\n    setUserPassword(id: $id, password: $password, currentPassword: $currentPassword)\n  }\n": typeof types.SetUserPasswordDocument,
    "\n  fragment Candidate on Candidate {\n    employeeId\n    name\n    standing\n    conflicts {\n      ...AnsweredConflict\n    }\n    hours\n    overtime\n    cost\n    here\n    wish\n    preferred\n  }\n": typeof types.CandidateFragmentDoc,
    "\n  query Candidates($shift: ID, $post: ID, $start: DateTime, $end: DateTime) {\n    candidates(shift: $shift, post: $post, start: $start, end: $end) {\n      timeZone\n      results {\n        ...Candidate\n      }\n    }\n  }\n": typeof types.CandidatesDocument,
    "\n  fragment AnsweredConflict on ShiftConflict {\n    code\n    severity\n    other {\n      id\n      clientName\n      startTime\n      endTime\n    }\n    from\n    until\n    qualifications\n    hours\n    days\n    limit\n    week\n    first\n    last\n  }\n": typeof types.AnsweredConflictFragmentDoc,
    "\n  fragment PlanningRulesFields on PlanningRules {\n    availability\n    qualification\n    license\n    rest\n    weekHours\n    daysInRow\n    shiftHours\n    monthHours\n    yearHours\n    averageHours\n    sundays\n    notice\n    minRestHours\n    maxWeekHours\n    maxDaysInRow\n    minShiftHours\n    maxMonthHours\n    maxYearHours\n    maxAverageHours\n    averageWeeks\n    minSundaysOff\n    minNoticeDays\n  }\n": typeof types.PlanningRulesFieldsFragmentDoc,
    "\n  query ShiftConflicts($changes: [ShiftChange!]!) {\n    shiftConflicts(changes: $changes) {\n      ...AnsweredConflict\n    }\n  }\n": typeof types.ShiftConflictsDocument,
    "\n  query Coverage($company: ID, $from: Date!, $until: Date!, $client: ID) {\n    coverage(company: $company, from: $from, until: $until, client: $client) {\n      from\n      until\n      posts {\n        id\n        name\n        color\n        clientId\n        clientName\n        locationId\n        locationName\n        timeZone\n        asked\n        covered\n        open\n        over\n        unqualified\n        billed\n      }\n      sites {\n        clientId\n        clientName\n        locationId\n        locationName\n        asked\n        planned\n        cost\n        contracted\n        billed\n        margin\n        weekBudget\n        weekHours\n      }\n      stretches {\n        post\n        from\n        until\n        asked\n        covered\n        open\n        offered\n        unqualified\n      }\n      closures {\n        postId\n        from\n        until\n        heads\n        reason\n      }\n    }\n  }\n": typeof types.CoverageDocument,
    "\n  query InactiveEmployees($company: ID) {\n    employees(company: $company, status: INACTIVE, pageSize: 1) {\n      count\n    }\n  }\n": typeof types.InactiveEmployeesDocument,
    "\n  query Schedule($from: DateTime!, $to: DateTime!, $company: ID) {\n    schedule(from: $from, to: $to, company: $company) {\n      company {\n        id\n        name\n      }\n      timeZone\n      unpublished\n      weekBudget\n      employees {\n        id\n        name\n        status\n        isInvited\n        hourlyRate\n        qualifications\n        licenses {\n          qualificationId\n          from\n          until\n        }\n        availability {\n          dayOfWeek\n          startTime\n          endTime\n          isAvailable\n        }\n        wishes {\n          kind\n          fromDay\n          fromTime\n          untilDay\n          untilTime\n        }\n        beyond {\n          period\n          hours\n        }\n        unavailability {\n          fromDay\n          fromTime\n          untilDay\n          untilTime\n          timeOff\n          typeName\n        }\n      }\n      clients {\n        id\n        name\n        status\n        timeZone\n        requiredQualifications\n        weekBudget\n        weekHours\n        locations {\n          id\n          name\n          timeZone\n          requiredQualifications\n          weekBudget\n          weekHours\n        }\n      }\n      qualifications {\n        id\n        name\n      }\n      columns {\n        shifts {\n          id\n          title\n          clientId\n          locationId\n          postId\n          employeeId\n          startTime\n          endTime\n          status\n          notes\n          allowOverlap\n          seriesId\n          hours\n          pay\n          isDraft\n          publishedAt\n        }\n        neighbours {\n          id\n          clientId\n          locationId\n          employeeId\n          startTime\n          endTime\n          status\n          allowOverlap\n        }\n      }\n      withdrawn {\n        id\n        title\n        clientId\n        locationId\n        postId\n        employeeId\n        startTime\n        endTime\n        status\n        notes\n        allowOverlap\n        seriesId\n        hours\n        pay\n        isDraft\n        publishedAt\n      }\n      rules {\n        ...PlanningRulesFields\n      }\n    }\n  }\n": typeof types.ScheduleDocument,
    "\n  query SiteHolidays($company: ID!, $from: Date!, $until: Date!, $language: String) {\n    siteHolidays(company: $company, from: $from, until: $until, language: $language) {\n      locationName\n      holidays {\n        date\n        name\n      }\n    }\n  }\n": typeof types.SiteHolidaysDocument,
    "\n  fragment WholeOffer on Offer {\n    id\n    kind\n    status\n    employeeId\n    employeeName\n    colleagueId\n    colleagueName\n    deadline\n    answer\n    given {\n      ...PlannerOfferedShift\n    }\n    inReturn {\n      ...PlannerOfferedShift\n    }\n  }\n": typeof types.WholeOfferFragmentDoc,
    "\n  fragment PlannerOfferedShift on OfferedShift {\n    shiftId\n    title\n    clientName\n    locationName\n    startTime\n    endTime\n    timeZone\n  }\n": typeof types.PlannerOfferedShiftFragmentDoc,
    "\n  query Offers(\n    $page: Int!\n    $pageSize: Int!\n    $search: String\n    $ordering: String\n    $company: ID\n    $status: OfferStatus\n    $kind: OfferKind\n  ) {\n    offers(\n      page: $page\n      pageSize: $pageSize\n      search: $search\n      ordering: $ordering\n      company: $company\n      status: $status\n      kind: $kind\n    ) {\n      count\n      results {\n        ...WholeOffer\n      }\n    }\n  }\n": typeof types.OffersDocument,
    "\n  query OfferDecision($id: ID!) {\n    offer(id: $id) {\n      ...WholeOffer\n    }\n    offerConflicts(offer: $id) {\n      change\n      ...AnsweredConflict\n    }\n  }\n": typeof types.OfferDecisionDocument,
    "\n  mutation ApproveOffer($id: ID!) {\n    approveOffer(id: $id) {\n      ...WholeOffer\n    }\n  }\n": typeof types.ApproveOfferDocument,
    "\n  mutation RefuseOffer($id: ID!, $answer: String) {\n    refuseOffer(id: $id, answer: $answer) {\n      ...WholeOffer\n    }\n  }\n": typeof types.RefuseOfferDocument,
    "\n  mutation TakeBackOffer($id: ID!) {\n    takeBackOffer(id: $id) {\n      id\n      status\n    }\n  }\n": typeof types.TakeBackOfferDocument,
    "\n  fragment WholeOpenShift on OpenShift {\n    id\n    clientName\n    locationName\n    postName\n    title\n    startTime\n    endTime\n    timeZone\n    deadline\n    mode\n    audience\n    places\n    taken\n    status\n    waiting\n  }\n": typeof types.WholeOpenShiftFragmentDoc,
    "\n  query OpenShifts(\n    $page: Int!\n    $pageSize: Int!\n    $search: String\n    $ordering: String\n    $company: ID\n    $status: OpenShiftStatus\n  ) {\n    openShifts(\n      page: $page\n      pageSize: $pageSize\n      search: $search\n      ordering: $ordering\n      company: $company\n      status: $status\n    ) {\n      count\n      results {\n        ...WholeOpenShift\n      }\n    }\n  }\n": typeof types.OpenShiftsDocument,
    "\n  mutation CreateOpenShift($input: NewOpenShift!) {\n    createOpenShift(input: $input) {\n      ...WholeOpenShift\n    }\n  }\n": typeof types.CreateOpenShiftDocument,
    "\n  mutation CancelOpenShift($id: ID!) {\n    cancelOpenShift(id: $id) {\n      ...WholeOpenShift\n    }\n  }\n": typeof types.CancelOpenShiftDocument,
    "\n  mutation AwardOpenShift($openShift: ID!, $employee: ID!) {\n    awardOpenShift(openShift: $openShift, employee: $employee) {\n      ...WholeOpenShift\n    }\n  }\n": typeof types.AwardOpenShiftDocument,
    "\n  mutation TakeBackAward($openShift: ID!, $employee: ID!) {\n    takeBackAward(openShift: $openShift, employee: $employee) {\n      ...WholeOpenShift\n    }\n  }\n": typeof types.TakeBackAwardDocument,
    "\n  query OpenShiftClaims($openShift: ID!) {\n    openShiftClaims(openShift: $openShift) {\n      id\n      employeeId\n      employeeName\n      status\n      candidate {\n        ...Candidate\n      }\n    }\n  }\n": typeof types.OpenShiftClaimsDocument,
    "\n  fragment WholePlan on RosterPlan {\n    id\n    state\n    from\n    until\n    seconds\n    worked\n    asked\n    missing\n    progress {\n      worked\n      missing\n      value\n    }\n    shifts {\n      number\n      postName\n      clientName\n      locationName\n      timeZone\n      startTime\n      endTime\n      employeeId\n      employeeName\n      hours\n      cost\n      knowsPlace\n      preferred\n      wish\n      others\n      shiftId\n      movesId\n      movedFromId\n      movedFromName\n      isPublished\n    }\n    open {\n      postId\n      postName\n      movesId\n      clientName\n      locationName\n      timeZone\n      startTime\n      endTime\n      heads\n      reasons {\n        code\n        people\n      }\n    }\n  }\n": typeof types.WholePlanFragmentDoc,
    "\n  query RosterPlan($id: ID!) {\n    rosterPlan(id: $id) {\n      ...WholePlan\n    }\n  }\n": typeof types.RosterPlanDocument,
    "\n  fragment PlanFigures on PlanFigures {\n    planId\n    from\n    until\n    open\n    made\n    moved\n    unwished\n    cost\n    hours\n    hoursEach\n    overtime\n    sharedHours {\n      ...Spread\n    }\n    sharedNights {\n      ...Spread\n    }\n    sharedWeekends {\n      ...Spread\n    }\n  }\n\n  fragment Spread on PlanSpread {\n    gini\n    least\n    most\n  }\n": typeof types.PlanFiguresFragmentDoc,
    "\n  query ComparePlans($id: ID!, $with: ID) {\n    comparePlans(id: $id, with: $with) {\n      plans {\n        ...PlanFigures\n      }\n    }\n  }\n": typeof types.ComparePlansDocument,
    "\n  query JudgedWeek($company: ID!, $week: Date!) {\n    judgedWeek(company: $company, week: $week) {\n      from\n      shifts\n      cost\n      hours\n      overtime\n      sharedHours {\n        ...Spread\n      }\n      sharedNights {\n        ...Spread\n      }\n      sharedWeekends {\n        ...Spread\n      }\n      strangers\n      ways\n      preferred\n      wished\n      unwished\n      points {\n        cost\n        overtime\n        fairness\n        place\n        travel\n        preference\n      }\n    }\n  }\n": typeof types.JudgedWeekDocument,
    "\n  mutation CreatePlan($input: NewPlan!) {\n    createPlan(input: $input) {\n      ...WholePlan\n    }\n  }\n": typeof types.CreatePlanDocument,
    "\n  mutation EndPlan($id: ID!) {\n    endPlan(id: $id) {\n      ...WholePlan\n    }\n  }\n": typeof types.EndPlanDocument,
    "\n  mutation UsePlan($id: ID!, $input: PlanAcceptance!) {\n    usePlan(id: $id, input: $input) {\n      ...Batch\n    }\n  }\n": typeof types.UsePlanDocument,
    "\n  mutation DeletePlan($id: ID!) {\n    deletePlan(id: $id)\n  }\n": typeof types.DeletePlanDocument,
    "\n  fragment WholeDemand on PostDemand {\n    periods {\n      from\n      until\n      weeks\n      stretches {\n        week\n        dayOfWeek\n        startTime\n        endTime\n        heads\n      }\n    }\n    holidays {\n      region\n      rule\n      stretches {\n        startTime\n        endTime\n        heads\n      }\n    }\n    exceptions {\n      date\n      reason\n      stretches {\n        startTime\n        endTime\n        heads\n      }\n    }\n    closures {\n      from\n      until\n      heads\n      reason\n    }\n  }\n": typeof types.WholeDemandFragmentDoc,
    "\n  query PostDemand($post: ID!) {\n    postDemand(post: $post) {\n      ...WholeDemand\n    }\n  }\n": typeof types.PostDemandDocument,
    "\n  mutation SetPostDemand($post: ID!, $input: PostDemandInput!, $seen: PostDemandInput) {\n    setPostDemand(post: $post, input: $input, seen: $seen) {\n      ...WholeDemand\n    }\n  }\n": typeof types.SetPostDemandDocument,
    "\n  fragment WholePost on Post {\n    id\n    companyId\n    clientId\n    clientName\n    locationId\n    locationName\n    timeZone\n    name\n    headCount\n    priority\n    color\n    startDate\n    endDate\n    payRate\n    billRate\n    requiredQualifications {\n      id\n      name\n    }\n    preferredQualifications {\n      id\n      name\n    }\n  }\n": typeof types.WholePostFragmentDoc,
    "\n  query Posts($page: Int!, $pageSize: Int!, $search: String!, $ordering: String!, $company: ID, $client: ID) {\n    posts(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering, company: $company, client: $client) {\n      count\n      results {\n        ...WholePost\n      }\n    }\n  }\n": typeof types.PostsDocument,
    "\n  query ClientPosts($client: ID!) {\n    posts(client: $client, pageSize: 100) {\n      count\n      results {\n        id\n        name\n        locationId\n        locationName\n        color\n      }\n    }\n  }\n": typeof types.ClientPostsDocument,
    "\n  query PostDetail($id: ID!) {\n    post(id: $id) {\n      ...WholePost\n    }\n  }\n": typeof types.PostDetailDocument,
    "\n  mutation CreatePost($input: NewPost!) {\n    createPost(input: $input) {\n      ...WholePost\n    }\n  }\n": typeof types.CreatePostDocument,
    "\n  mutation UpdatePost($id: ID!, $input: PostChanges!, $seen: PostChanges) {\n    updatePost(id: $id, input: $input, seen: $seen) {\n      ...WholePost\n    }\n  }\n": typeof types.UpdatePostDocument,
    "\n  mutation DeletePost($id: ID!) {\n    deletePost(id: $id)\n  }\n": typeof types.DeletePostDocument,
    "\n  query PublicationPreview($company: ID!, $from: Date, $until: Date, $client: ID, $location: ID) {\n    publicationPreview(company: $company, from: $from, until: $until, client: $client, location: $location) {\n      count\n      late\n      version\n      people {\n        employeeId\n        employeeName\n        hasAccount\n        changes {\n          shiftId\n          kind\n          isLate\n          title\n          notes\n          clientName\n          locationName\n          startTime\n          endTime\n          timeZone\n          before {\n            title\n            notes\n            clientName\n            locationName\n            startTime\n            endTime\n            timeZone\n          }\n        }\n      }\n    }\n  }\n": typeof types.PublicationPreviewDocument,
    "\n  mutation PublishShifts(\n    $company: ID!\n    $from: Date\n    $until: Date\n    $client: ID\n    $location: ID\n    $shifts: [ID!]\n    $version: String!\n  ) {\n    publishShifts(\n      company: $company\n      from: $from\n      until: $until\n      client: $client\n      location: $location\n      shifts: $shifts\n      version: $version\n    ) {\n      id\n      shifts\n      people\n    }\n  }\n": typeof types.PublishShiftsDocument,
    "\n  mutation TakeBackPublication($id: ID!) {\n    takeBackPublication(id: $id) {\n      id\n    }\n  }\n": typeof types.TakeBackPublicationDocument,
    "\n  mutation DiscardUnpublished(\n    $company: ID!\n    $from: Date\n    $until: Date\n    $client: ID\n    $location: ID\n    $shifts: [ID!]\n    $version: String!\n  ) {\n    discardUnpublished(\n      company: $company\n      from: $from\n      until: $until\n      client: $client\n      location: $location\n      shifts: $shifts\n      version: $version\n    ) {\n      shifts\n    }\n  }\n": typeof types.DiscardUnpublishedDocument,
    "\n  query UnconfirmedShifts($company: ID!) {\n    unconfirmedShifts(company: $company) {\n      shiftId\n      employeeId\n      employeeName\n      hasAccount\n      title\n      clientName\n      locationName\n      startTime\n      endTime\n      timeZone\n      remindedAt\n    }\n  }\n": typeof types.UnconfirmedShiftsDocument,
    "\n  mutation RemindUnconfirmed($company: ID!) {\n    remindUnconfirmed(company: $company) {\n      people\n    }\n  }\n": typeof types.RemindUnconfirmedDocument,
    "\n  mutation RepairShifts($input: NewPlan!) {\n    createPlan(input: $input) {\n      id\n    }\n  }\n": typeof types.RepairShiftsDocument,
    "\n  mutation RepeatShift($id: ID!, $input: ShiftRepetition!) {\n    repeatShift(id: $id, input: $input) {\n      ...Batch\n    }\n  }\n": typeof types.RepeatShiftDocument,
    "\n  mutation UpdateFollowingShifts($id: ID!, $input: ShiftChanges!, $seen: ShiftChanges) {\n    updateFollowingShifts(id: $id, input: $input, seen: $seen)\n  }\n": typeof types.UpdateFollowingShiftsDocument,
    "\n  mutation DeleteFollowingShifts($id: ID!) {\n    deleteFollowingShifts(id: $id)\n  }\n": typeof types.DeleteFollowingShiftsDocument,
    "\n  fragment Batch on ShiftBatch {\n    saved\n    shifts {\n      id\n      title\n      clientId\n      clientName\n      locationId\n      locationName\n      employeeId\n      employeeName\n      startTime\n      endTime\n      notes\n      allowOverlap\n      state\n      reason\n      overlapped {\n        clientName\n        startTime\n        endTime\n      }\n      conflicts {\n        ...AnsweredConflict\n      }\n    }\n  }\n": typeof types.BatchFragmentDoc,
    "\n  fragment WholeRotation on Rotation {\n    id\n    companyId\n    name\n    teams\n    until\n    plannedUntil\n    phases {\n      from\n      pattern\n      offsets\n      watches {\n        code\n        startTime\n        endTime\n      }\n    }\n    members {\n      employeeId\n      employeeName\n      postId\n      postName\n      clientName\n      timeZone\n      team\n      from\n      until\n    }\n  }\n": typeof types.WholeRotationFragmentDoc,
    "\n  query Rotations($page: Int!, $pageSize: Int!, $search: String!, $ordering: String!, $company: ID) {\n    rotations(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering, company: $company) {\n      count\n      results {\n        id\n        name\n        teams\n        plannedUntil\n        phases {\n          pattern\n        }\n        members {\n          postName\n        }\n      }\n    }\n  }\n": typeof types.RotationsDocument,
    "\n  query RotationDetail($id: ID!) {\n    rotation(id: $id) {\n      ...WholeRotation\n    }\n  }\n": typeof types.RotationDetailDocument,
    "\n  query PostChoices($company: ID, $search: String!) {\n    posts(company: $company, search: $search, pageSize: 100) {\n      count\n      results {\n        id\n        name\n        clientName\n        locationName\n      }\n    }\n  }\n": typeof types.PostChoicesDocument,
    "\n  mutation CreateRotation($input: NewRotation!) {\n    createRotation(input: $input) {\n      ...WholeRotation\n    }\n  }\n": typeof types.CreateRotationDocument,
    "\n  mutation SetRotation($id: ID!, $input: RotationUpdate!, $seen: RotationUpdate) {\n    setRotation(id: $id, input: $input, seen: $seen) {\n      ...WholeRotation\n    }\n  }\n": typeof types.SetRotationDocument,
    "\n  mutation DeleteRotation($id: ID!) {\n    deleteRotation(id: $id)\n  }\n": typeof types.DeleteRotationDocument,
    "\n  mutation FillRotation($id: ID!, $input: RotationFilling!) {\n    fillRotation(id: $id, input: $input) {\n      batch {\n        ...Batch\n      }\n      removed {\n        ...MadeShift\n      }\n      kept {\n        ...MadeShift\n      }\n    }\n  }\n": typeof types.FillRotationDocument,
    "\n  fragment MadeShift on RotationShift {\n    id\n    employeeName\n    clientName\n    locationName\n    startTime\n    endTime\n    timeZone\n    isPublished\n  }\n": typeof types.MadeShiftFragmentDoc,
    "\n  fragment WholeThread on Thread {\n    id\n    kind\n    subjectId\n    clientName\n    locationName\n    startTime\n    endTime\n    days {\n      fromDay\n      fromTime\n      untilDay\n      untilTime\n    }\n    timeZone\n    asksAcknowledgement\n    names\n    lastText\n    lastAt\n    unread\n    people\n    haveRead\n    haveAcknowledged\n  }\n": typeof types.WholeThreadFragmentDoc,
    "\n  query Threads($page: Int!, $pageSize: Int!, $search: String, $ordering: String, $company: ID, $kind: ThreadKind) {\n    threads(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering, company: $company, kind: $kind) {\n      count\n      results {\n        ...WholeThread\n      }\n    }\n  }\n": typeof types.ThreadsDocument,
    "\n  query ThreadAbout($shift: ID, $openShift: ID, $offer: ID, $timeOff: ID) {\n    threads(shift: $shift, openShift: $openShift, offer: $offer, timeOff: $timeOff, pageSize: 1) {\n      results {\n        ...WholeThread\n      }\n    }\n  }\n": typeof types.ThreadAboutDocument,
    "\n  query OneThread($id: ID!) {\n    thread(id: $id) {\n      ...WholeThread\n    }\n  }\n": typeof types.OneThreadDocument,
    "\n  query ThreadMessages($thread: ID!) {\n    threadMessages(thread: $thread, pageSize: 100) {\n      results {\n        id\n        text\n        writtenAt\n        authorName\n        isMine\n        readBy\n      }\n    }\n  }\n": typeof types.ThreadMessagesDocument,
    "\n  query ThreadReaders($thread: ID!) {\n    threadReaders(thread: $thread) {\n      employeeId\n      employeeName\n      hasAccount\n      readAt\n      acknowledgedAt\n      remindedAt\n    }\n  }\n": typeof types.ThreadReadersDocument,
    "\n  mutation WriteMessage($input: NewMessage!) {\n    writeMessage(input: $input) {\n      ...WholeThread\n    }\n  }\n": typeof types.WriteMessageDocument,
    "\n  mutation ReadThread($id: ID!, $until: ID!) {\n    readThread(id: $id, until: $until) {\n      ...WholeThread\n    }\n  }\n": typeof types.ReadThreadDocument,
    "\n  mutation SendBroadcast($input: NewBroadcast!) {\n    broadcast(input: $input) {\n      ...WholeThread\n    }\n  }\n": typeof types.SendBroadcastDocument,
    "\n  mutation RemindReaders($id: ID!) {\n    remindReaders(id: $id) {\n      ...WholeThread\n    }\n  }\n": typeof types.RemindReadersDocument,
    "\n  mutation CopyWeek($input: WeekCopy!) {\n    copyWeek(input: $input) {\n      ...Batch\n    }\n  }\n": typeof types.CopyWeekDocument,
    "\n  query WeekTemplates($company: ID) {\n    weekTemplates(company: $company, pageSize: 100) {\n      results {\n        id\n        name\n        shifts\n      }\n    }\n  }\n": typeof types.WeekTemplatesDocument,
    "\n  mutation CreateWeekTemplate($input: NewWeekTemplate!) {\n    createWeekTemplate(input: $input) {\n      id\n      name\n      shifts\n    }\n  }\n": typeof types.CreateWeekTemplateDocument,
    "\n  mutation RenameWeekTemplate($id: ID!, $name: String!, $seen: String) {\n    renameWeekTemplate(id: $id, name: $name, seen: $seen) {\n      id\n      name\n      shifts\n    }\n  }\n": typeof types.RenameWeekTemplateDocument,
    "\n  mutation DeleteWeekTemplate($id: ID!) {\n    deleteWeekTemplate(id: $id)\n  }\n": typeof types.DeleteWeekTemplateDocument,
    "\n  mutation UseWeekTemplate($id: ID!, $input: WeekTemplateUse!) {\n    useWeekTemplate(id: $id, input: $input) {\n      ...Batch\n    }\n  }\n": typeof types.UseWeekTemplateDocument,
    "\n  query ClientChoices($company: ID, $search: String!) {\n    clients(company: $company, search: $search, status: ACTIVE, ordering: \"name\", pageSize: 100) {\n      count\n      results {\n        id\n        name\n        city\n        companyId\n      }\n    }\n  }\n": typeof types.ClientChoicesDocument,
    "\n  query EmployeeChoices($company: ID, $search: String!) {\n    employees(company: $company, search: $search, status: ACTIVE, ordering: \"first_name,last_name\", pageSize: 100) {\n      count\n      results {\n        id\n        name\n        email\n      }\n    }\n  }\n": typeof types.EmployeeChoicesDocument,
    "\n  query ChosenClient($id: ID!) {\n    client(id: $id) {\n      id\n      name\n      companyId\n      timeZone\n      locations {\n        id\n        name\n        timeZone\n      }\n    }\n  }\n": typeof types.ChosenClientDocument,
    "\n  query ChosenEmployee($id: ID!) {\n    employee(id: $id) {\n      id\n      name\n    }\n  }\n": typeof types.ChosenEmployeeDocument,
    "\n  query ChosenCompany($id: ID!) {\n    company(id: $id) {\n      id\n      name\n      timeZone\n    }\n  }\n": typeof types.ChosenCompanyDocument,
    "\n  query SecondFactorMissing {\n    secondFactorMissing\n  }\n": typeof types.SecondFactorMissingDocument,
    "\n  query MyCompanies($search: String!) {\n    companies(search: $search, pageSize: 100) {\n      count\n      results {\n        id\n        name\n      }\n    }\n  }\n": typeof types.MyCompaniesDocument,
    "\n  query HolidayRegions($country: String, $language: String) {\n    holidayRegions(country: $country, language: $language) {\n      code\n      name\n    }\n  }\n": typeof types.HolidayRegionsDocument,
    "\n  query ListViews($company: ID, $list: ViewedList) {\n    listViews(company: $company, list: $list, pageSize: 100) {\n      results {\n        id\n        name\n        query\n      }\n    }\n  }\n": typeof types.ListViewsDocument,
    "\n  mutation CreateListView($input: NewListView!) {\n    createListView(input: $input) {\n      id\n      name\n      query\n    }\n  }\n": typeof types.CreateListViewDocument,
    "\n  mutation RenameListView($id: ID!, $input: ListViewChanges!, $seen: ListViewChanges) {\n    updateListView(id: $id, input: $input, seen: $seen) {\n      id\n      name\n    }\n  }\n": typeof types.RenameListViewDocument,
    "\n  mutation DeleteListView($id: ID!) {\n    deleteListView(id: $id)\n  }\n": typeof types.DeleteListViewDocument,
    "\n  mutation CorrectAttendance($id: ID!, $input: CorrectedAttendance!, $seen: SeenAttendance) {\n    correctAttendance(id: $id, input: $input, seen: $seen) {\n      ...WholeShift\n    }\n  }\n": typeof types.CorrectAttendanceDocument,
    "\n  query ShiftToCorrect($id: ID!) {\n    shift(id: $id) {\n      ...WholeShift\n    }\n  }\n": typeof types.ShiftToCorrectDocument,
    "\n  query AttendanceCorrections($id: ID!) {\n    attendanceCorrections(id: $id) {\n      id\n      correctedAt\n      correctedByName\n      reason\n      checkedInBefore\n      checkedInAfter\n      checkedOutBefore\n      checkedOutAfter\n    }\n  }\n": typeof types.AttendanceCorrectionsDocument,
    "\n  query RecentShifts($client: ID, $employee: ID, $company: ID, $pageSize: Int!) {\n    shifts(client: $client, employee: $employee, company: $company, pageSize: $pageSize, ordering: \"-start_time\") {\n      results {\n        id\n        startTime\n        endTime\n        timeZone\n        status\n        clientName\n        locationName\n        employeeName\n      }\n    }\n  }\n": typeof types.RecentShiftsDocument,
    "\n  mutation ChangeShifts($changes: [ShiftChange!]!, $seen: [ShiftChanges]) {\n    changeShifts(changes: $changes, seen: $seen)\n  }\n": typeof types.ChangeShiftsDocument,
    "\n  fragment WholeShift on Shift {\n    id\n    companyId\n    title\n    status\n    startTime\n    endTime\n    timeZone\n    notes\n    clientId\n    clientName\n    clientAddress\n    clientContactPerson\n    clientPhone\n    locationId\n    locationName\n    locationAddress\n    postId\n    employeeId\n    employeeName\n    employeeEmail\n    employeePhone\n    allowOverlap\n    series {\n      id\n      weekdays\n      everyWeeks\n      until\n    }\n    checkedInAt\n    checkedOutAt\n    checkInTappedAt\n    checkOutTappedAt\n    lateMinutes\n    absence\n    saidAt\n    hourlyPayRate\n    durationHours\n    pay\n    createdAt\n    isDraft\n    publishedAt\n    confirmedAt\n    paid\n  }\n": typeof types.WholeShiftFragmentDoc,
    "\n  query ShiftList(\n    $page: Int!\n    $pageSize: Int!\n    $search: String!\n    $ordering: String!\n    $company: ID\n    $client: ID\n    $employee: ID\n    $status: ShiftStatus\n    $startAfter: String\n    $endBefore: String\n  ) {\n    shifts(\n      page: $page\n      pageSize: $pageSize\n      search: $search\n      ordering: $ordering\n      company: $company\n      client: $client\n      employee: $employee\n      status: $status\n      startAfter: $startAfter\n      endBefore: $endBefore\n    ) {\n      count\n      results {\n        id\n        title\n        status\n        startTime\n        endTime\n        timeZone\n        clientName\n        locationName\n        employeeName\n        isDraft\n        publishedAt\n        confirmedAt\n      }\n    }\n  }\n": typeof types.ShiftListDocument,
    "\n  query ShiftDetail($id: ID!) {\n    shift(id: $id) {\n      ...WholeShift\n    }\n  }\n": typeof types.ShiftDetailDocument,
    "\n  mutation CreateShift($input: NewShift!) {\n    createShift(input: $input) {\n      ...WholeShift\n    }\n  }\n": typeof types.CreateShiftDocument,
    "\n  mutation UpdateShift($id: ID!, $input: ShiftChanges!, $seen: ShiftChanges) {\n    updateShift(id: $id, input: $input, seen: $seen) {\n      ...WholeShift\n    }\n  }\n": typeof types.UpdateShiftDocument,
    "\n  mutation DeleteShift($id: ID!) {\n    deleteShift(id: $id)\n  }\n": typeof types.DeleteShiftDocument,
    "\n  mutation RestoreShift($id: ID!) {\n    changeShifts(changes: [{ id: $id, restored: true }])\n  }\n": typeof types.RestoreShiftDocument,
};
const documents: Documents = {
    "\n  query Clients($page: Int!, $pageSize: Int!, $search: String!, $ordering: String!, $company: ID) {\n    clients(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering, company: $company) {\n      count\n      results {\n        id\n        companyId\n        name\n        contactName\n        email\n        phone\n        status\n        locations {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.ClientsDocument,
    "\n  query ClientDetail($id: ID!) {\n    client(id: $id) {\n      id\n      companyId\n      name\n      contactName\n      email\n      phone\n      address\n      city\n      state\n      zipCode\n      timeZone\n      status\n      notes\n      weekBudget\n      weekHours\n      requiredQualifications {\n        id\n        name\n      }\n      locations {\n        id\n        name\n        address\n        city\n        state\n        zipCode\n        timeZone\n        holidayRegion\n        weekBudget\n        weekHours\n        requiredQualifications {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.ClientDetailDocument,
    "\n  mutation CreateClient($input: NewClient!) {\n    createClient(input: $input) {\n      id\n    }\n  }\n": types.CreateClientDocument,
    "\n  mutation UpdateClient($id: ID!, $input: ClientChanges!, $seen: ClientChanges) {\n    updateClient(id: $id, input: $input, seen: $seen) {\n      id\n      status\n    }\n  }\n": types.UpdateClientDocument,
    "\n  mutation DeleteClient($id: ID!) {\n    deleteClient(id: $id)\n  }\n": types.DeleteClientDocument,
    "\n  mutation CreateLocation($input: NewLocation!) {\n    createLocation(input: $input) {\n      id\n    }\n  }\n": types.CreateLocationDocument,
    "\n  mutation UpdateLocation($id: ID!, $input: LocationChanges!, $seen: LocationChanges) {\n    updateLocation(id: $id, input: $input, seen: $seen) {\n      id\n    }\n  }\n": types.UpdateLocationDocument,
    "\n  mutation DeleteLocation($id: ID!) {\n    deleteLocation(id: $id)\n  }\n": types.DeleteLocationDocument,
    "\n  query PeopleMatches($text: String!) {\n    employees(search: $text, ordering: \"first_name,last_name\", pageSize: 5) {\n      results {\n        id\n        name\n        email\n      }\n    }\n    clients(search: $text, ordering: \"name\", pageSize: 5) {\n      results {\n        id\n        name\n        city\n      }\n    }\n  }\n": types.PeopleMatchesDocument,
    "\n  query ShiftMatches($text: String!, $startAfter: String, $endBefore: String) {\n    shifts(search: $text, startAfter: $startAfter, endBefore: $endBefore, ordering: \"start_time\", pageSize: 5) {\n      results {\n        id\n        title\n        startTime\n        endTime\n        timeZone\n        employeeName\n        clientName\n      }\n    }\n  }\n": types.ShiftMatchesDocument,
    "\n  query CompanyActivity(\n    $page: Int!\n    $pageSize: Int!\n    $search: String!\n    $ordering: String!\n    $company: ID\n    $kind: CompanyEventKind\n    $person: ID\n    $from: Date\n    $to: Date\n  ) {\n    companyEvents(\n      page: $page\n      pageSize: $pageSize\n      search: $search\n      ordering: $ordering\n      company: $company\n      kind: $kind\n      person: $person\n      from: $from\n      to: $to\n    ) {\n      count\n      results {\n        id\n        at\n        timeZone\n        kind\n        personId\n        personName\n        clientAddress\n        subject\n        changes {\n          name\n          before\n          after\n        }\n      }\n    }\n  }\n": types.CompanyActivityDocument,
    "\n  query AccountActivity(\n    $page: Int!\n    $pageSize: Int!\n    $search: String!\n    $ordering: String!\n    $kind: AccountEventKind\n    $person: ID\n    $from: DateTime\n    $to: DateTime\n  ) {\n    accountEvents(\n      page: $page\n      pageSize: $pageSize\n      search: $search\n      ordering: $ordering\n      kind: $kind\n      person: $person\n      from: $from\n      to: $to\n    ) {\n      count\n      results {\n        id\n        at\n        kind\n        personId\n        personName\n        userId\n        userName\n        clientAddress\n        userAgent\n        subject\n        changes {\n          name\n          before\n          after\n        }\n      }\n    }\n  }\n": types.AccountActivityDocument,
    "\n  query CompanySettings($id: ID!) {\n    company(id: $id) {\n      id\n      name\n      timeZone\n      holidayRegion\n      language\n      checkInHours\n      checkOutHours\n      payApprovedOnly\n      plansInDrafts\n      offerApproval\n      requireSecondFactor\n      approvalTolerance\n      weekBudget\n      planningRules {\n        ...PlanningRulesFields\n      }\n    }\n  }\n": types.CompanySettingsDocument,
    "\n  mutation UpdateCompany($id: ID!, $input: CompanyChanges!, $seen: CompanyChanges) {\n    updateCompany(id: $id, input: $input, seen: $seen) {\n      id\n    }\n  }\n": types.UpdateCompanyDocument,
    "\n  query PlannerStatistics($company: ID) {\n    plannerStatistics(company: $company) {\n      employees\n      clients\n      shifts\n      pendingInvites\n      totalUsers\n      companies\n      adminUsers\n    }\n  }\n": types.PlannerStatisticsDocument,
    "\n  query TodaysAttendance($company: ID) {\n    attendance(company: $company) {\n      late\n      missing\n      in\n      expected\n      done\n      shifts {\n        id\n        state\n        employeeId\n        employeeName\n        employeePhone\n        clientName\n        locationName\n        startTime\n        endTime\n        timeZone\n        checkedInAt\n        checkedOutAt\n        lateMinutes\n        absence\n      }\n    }\n  }\n": types.TodaysAttendanceDocument,
    "\n  query RecentActivity($company: ID) {\n    recentActivity(company: $company) {\n      kind\n      at\n      employeeId\n      employeeName\n      shiftId\n      clientName\n      startTime\n      endTime\n      timeZone\n    }\n  }\n": types.RecentActivityDocument,
    "\n  query TodaysCoverage($company: ID!, $from: Date!, $until: Date!) {\n    coverage(company: $company, from: $from, until: $until) {\n      stretches {\n        from\n        until\n        asked\n        open\n      }\n    }\n  }\n": types.TodaysCoverageDocument,
    "\n  query WaitingForApproval($company: ID) {\n    timesheets(page: 1, pageSize: 1, company: $company, state: OPEN) {\n      count\n    }\n    offers(page: 1, pageSize: 1, company: $company, status: ACCEPTED) {\n      count\n    }\n    open: openShifts(page: 1, pageSize: 100, company: $company, status: OPEN) {\n      results {\n        id\n        waiting\n      }\n    }\n    expired: openShifts(page: 1, pageSize: 100, company: $company, status: EXPIRED, ordering: \"-start_time\") {\n      results {\n        id\n        waiting\n      }\n    }\n  }\n": types.WaitingForApprovalDocument,
    "\n  mutation ImportCsv(\n    $kind: ImportKind!\n    $file: Upload!\n    $company: ID\n    $confirm: Boolean\n    $invite: Boolean\n    $columns: [String!]\n  ) {\n    importCsv(kind: $kind, file: $file, company: $company, confirm: $confirm, invite: $invite, columns: $columns) {\n      saved\n      invited\n      missing\n      columns {\n        heading\n        field\n      }\n      counts {\n        new\n        there\n        bad\n        warned\n      }\n      rows {\n        row\n        name\n        detail\n        state\n        problems {\n          heading\n          severity\n          code\n          message\n          params {\n            name\n            value\n          }\n        }\n      }\n    }\n  }\n": types.ImportCsvDocument,
    "\n  fragment PeriodFigures on PayrollPeriod {\n    id\n    companyId\n    name\n    startDate\n    endDate\n    payments\n    pending\n    hoursWorked\n    amount\n    pendingAmount\n  }\n": types.PeriodFiguresFragmentDoc,
    "\n  query PayrollPeriods($page: Int!, $pageSize: Int!, $company: ID) {\n    payrollPeriods(page: $page, pageSize: $pageSize, company: $company) {\n      count\n      results {\n        ...PeriodFigures\n      }\n    }\n  }\n": types.PayrollPeriodsDocument,
    "\n  query OnePayrollPeriod($id: ID!) {\n    payrollPeriod(id: $id) {\n      ...PeriodFigures\n    }\n  }\n": types.OnePayrollPeriodDocument,
    "\n  query PeriodPayments($period: ID!, $company: ID!, $page: Int!, $pageSize: Int!, $ordering: String!) {\n    payments(period: $period, company: $company, page: $page, pageSize: $pageSize, ordering: $ordering) {\n      count\n      results {\n        id\n        employeeId\n        employeeName\n        shifts\n        hoursWorked\n        amount\n        status\n        paymentDate\n      }\n    }\n  }\n": types.PeriodPaymentsDocument,
    "\n  query Preview($period: ID!) {\n    paymentPreview(period: $period) {\n      results {\n        employeeId\n        employeeName\n        shifts\n        hoursWorked\n        amount\n        joins\n      }\n      shifts\n      hoursWorked\n      amount\n      corrections\n      unapproved\n      unfinished\n    }\n  }\n": types.PreviewDocument,
    "\n  mutation CreatePeriod($input: NewPaymentPeriod!) {\n    createPaymentPeriod(input: $input) {\n      id\n    }\n  }\n": types.CreatePeriodDocument,
    "\n  mutation DeletePeriod($id: ID!) {\n    deletePaymentPeriod(id: $id)\n  }\n": types.DeletePeriodDocument,
    "\n  mutation GeneratePayments($period: ID!) {\n    generatePayments(period: $period) {\n      count\n    }\n  }\n": types.GeneratePaymentsDocument,
    "\n  mutation MarkPayment($id: ID!, $status: PaymentStatus!) {\n    updatePayment(id: $id, status: $status) {\n      id\n      status\n      paymentDate\n    }\n  }\n": types.MarkPaymentDocument,
    "\n  mutation PayPeriod($id: ID!, $paymentDate: Date) {\n    payPeriod(id: $id, paymentDate: $paymentDate) {\n      ...PeriodFigures\n    }\n  }\n": types.PayPeriodDocument,
    "\n  query PaymentLines($payment: ID!) {\n    paymentLines(payment: $payment) {\n      shiftId\n      date\n      clientName\n      hours\n      hourlyPayRate\n      pay\n      correctsId\n    }\n  }\n": types.PaymentLinesDocument,
    "\n  query PayrollCompany($id: ID!) {\n    company(id: $id) {\n      id\n      timeZone\n      payrollColumns\n    }\n  }\n": types.PayrollCompanyDocument,
    "\n  mutation SavePayrollColumns($id: ID!, $columns: [PayrollColumn!]!) {\n    updateCompany(id: $id, input: { payrollColumns: $columns }) {\n      id\n      payrollColumns\n    }\n  }\n": types.SavePayrollColumnsDocument,
    "\n  query Timesheets(\n    $page: Int!\n    $pageSize: Int!\n    $search: String!\n    $ordering: String!\n    $company: ID\n    $state: TimesheetState\n    $from: Date\n    $to: Date\n  ) {\n    timesheets(\n      page: $page\n      pageSize: $pageSize\n      search: $search\n      ordering: $ordering\n      company: $company\n      state: $state\n      from: $from\n      to: $to\n    ) {\n      count\n      results {\n        id\n        employeeName\n        clientName\n        status\n        timeZone\n        startTime\n        endTime\n        checkedInAt\n        checkedOutAt\n        plannedHours\n        workedHours\n        pay\n        approvedAt\n        approvedById\n        corrected\n        paid\n        version\n      }\n    }\n  }\n": types.TimesheetsDocument,
    "\n  query TimesheetCounts($search: String!, $company: ID, $from: Date, $to: Date) {\n    open: timesheets(page: 1, pageSize: 1, search: $search, company: $company, from: $from, to: $to, state: OPEN) {\n      count\n    }\n    exact: timesheets(page: 1, pageSize: 1, search: $search, company: $company, from: $from, to: $to, state: EXACT) {\n      count\n    }\n    differs: timesheets(\n      page: 1\n      pageSize: 1\n      search: $search\n      company: $company\n      from: $from\n      to: $to\n      state: DIFFERS\n    ) {\n      count\n    }\n    no_check_out: timesheets(\n      page: 1\n      pageSize: 1\n      search: $search\n      company: $company\n      from: $from\n      to: $to\n      state: NO_CHECK_OUT\n    ) {\n      count\n    }\n    absent: timesheets(page: 1, pageSize: 1, search: $search, company: $company, from: $from, to: $to, state: ABSENT) {\n      count\n    }\n  }\n": types.TimesheetCountsDocument,
    "\n  mutation ApproveTimesheets($shifts: [ID!]!, $versions: [String!]!, $approved: Boolean!) {\n    approveTimesheets(shifts: $shifts, versions: $versions, approved: $approved) {\n      id\n      approvedAt\n      version\n      approvedById\n    }\n  }\n": types.ApproveTimesheetsDocument,
    "\n  query Employees(\n    $page: Int!\n    $pageSize: Int!\n    $search: String!\n    $ordering: String!\n    $company: ID\n    $status: EmployeeStatus\n    $qualification: ID\n  ) {\n    employees(\n      page: $page\n      pageSize: $pageSize\n      search: $search\n      ordering: $ordering\n      company: $company\n      status: $status\n      qualification: $qualification\n    ) {\n      count\n      results {\n        id\n        companyName\n        name\n        lastName\n        email\n        phone\n        hourlyRate\n        status\n        qualifications {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.EmployeesDocument,
    "\n  query EmployeeDetail($id: ID!) {\n    employee(id: $id) {\n      id\n      companyId\n      companyName\n      firstName\n      lastName\n      name\n      email\n      phone\n      address\n      city\n      state\n      zipCode\n      emergencyContactName\n      emergencyContactPhone\n      idNumber\n      taxNumber\n      bankAccount\n      hourlyRate\n      status\n      qualifications {\n        id\n        name\n      }\n      startDate\n      notes\n      hasAccount\n      invitationExpiresAt\n    }\n  }\n": types.EmployeeDetailDocument,
    "\n  mutation CreateEmployee($input: NewEmployee!) {\n    createEmployee(input: $input) {\n      id\n      name\n    }\n  }\n": types.CreateEmployeeDocument,
    "\n  mutation UpdateEmployee($id: ID!, $input: EmployeeChanges!, $seen: EmployeeChanges) {\n    updateEmployee(id: $id, input: $input, seen: $seen) {\n      id\n      status\n    }\n  }\n": types.UpdateEmployeeDocument,
    "\n  mutation DeleteEmployee($id: ID!) {\n    deleteEmployee(id: $id)\n  }\n": types.DeleteEmployeeDocument,
    "\n  mutation InviteEmployee($id: ID!, $byEmail: Boolean) {\n    inviteEmployee(id: $id, byEmail: $byEmail) {\n      inviteUrl\n      expiresAt\n      sentTo\n    }\n  }\n": types.InviteEmployeeDocument,
    "\n  fragment WholeLicense on License {\n    id\n    employeeId\n    employeeName\n    qualificationId\n    qualificationName\n    expires\n    renewed\n    number\n    issuer\n    validFrom\n    validUntil\n    scanName\n  }\n": types.WholeLicenseFragmentDoc,
    "\n  query Licenses($page: Int!, $pageSize: Int!, $search: String!, $ordering: String!, $company: ID, $until: Date) {\n    licenses(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering, company: $company, until: $until) {\n      count\n      results {\n        ...WholeLicense\n      }\n    }\n  }\n": types.LicensesDocument,
    "\n  query MissingLicenses($company: ID) {\n    missingLicenses(company: $company) {\n      employeeId\n      employeeName\n      qualificationId\n      qualificationName\n    }\n  }\n": types.MissingLicensesDocument,
    "\n  query EmployeeLicenses($employee: ID!) {\n    employeeLicenses(employee: $employee) {\n      ...WholeLicense\n    }\n  }\n": types.EmployeeLicensesDocument,
    "\n  query LicenseDetail($id: ID!) {\n    license(id: $id) {\n      ...WholeLicense\n    }\n  }\n": types.LicenseDetailDocument,
    "\n  mutation CreateLicense($employee: ID!, $input: NewLicense!) {\n    createLicense(employee: $employee, input: $input) {\n      ...WholeLicense\n    }\n  }\n": types.CreateLicenseDocument,
    "\n  mutation UpdateLicense($id: ID!, $input: LicenseChanges!, $seen: LicenseChanges) {\n    updateLicense(id: $id, input: $input, seen: $seen) {\n      ...WholeLicense\n    }\n  }\n": types.UpdateLicenseDocument,
    "\n  mutation DeleteLicense($id: ID!) {\n    deleteLicense(id: $id)\n  }\n": types.DeleteLicenseDocument,
    "\n  mutation SetLicenseScan($id: ID!, $file: Upload!) {\n    setLicenseScan(id: $id, file: $file) {\n      ...WholeLicense\n    }\n  }\n": types.SetLicenseScanDocument,
    "\n  mutation DeleteLicenseScan($id: ID!) {\n    deleteLicenseScan(id: $id) {\n      ...WholeLicense\n    }\n  }\n": types.DeleteLicenseScanDocument,
    "\n  query QualificationOptions($company: ID, $search: String) {\n    qualifications(company: $company, search: $search, pageSize: 100) {\n      count\n      results {\n        id\n        name\n      }\n    }\n  }\n": types.QualificationOptionsDocument,
    "\n  query ChosenQualification($id: ID!) {\n    qualification(id: $id) {\n      id\n      name\n      expires\n    }\n  }\n": types.ChosenQualificationDocument,
    "\n  query Qualifications($page: Int!, $pageSize: Int!, $search: String!, $ordering: String!, $company: ID) {\n    qualifications(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering, company: $company) {\n      count\n      results {\n        id\n        name\n        companyId\n        employees\n        expires\n      }\n    }\n  }\n": types.QualificationsDocument,
    "\n  mutation CreateQualification($company: ID, $name: String!, $expires: Boolean!) {\n    createQualification(company: $company, name: $name, expires: $expires) {\n      id\n    }\n  }\n": types.CreateQualificationDocument,
    "\n  mutation RenameQualification($id: ID!, $name: String!, $expires: Boolean!, $seen: String) {\n    renameQualification(id: $id, name: $name, expires: $expires, seen: $seen) {\n      id\n      name\n      expires\n    }\n  }\n": types.RenameQualificationDocument,
    "\n  mutation DeleteQualification($id: ID!) {\n    deleteQualification(id: $id)\n  }\n": types.DeleteQualificationDocument,
    "\n  query AdminRegistrationToken($token: String!) {\n    info: adminRegistrationToken(token: $token) {\n      createdBy\n      expiresAt\n    }\n  }\n": types.AdminRegistrationTokenDocument,
    "\n  query EmployeeRegistrationToken($token: String!) {\n    info: employeeRegistrationToken(token: $token) {\n      firstName\n      lastName\n      email\n      companyName\n    }\n  }\n": types.EmployeeRegistrationTokenDocument,
    "\n  mutation GenerateAdminRegistrationLink {\n    generateAdminRegistrationLink {\n      registrationUrl\n      expiresAt\n    }\n  }\n": types.GenerateAdminRegistrationLinkDocument,
    "\n  mutation RegisterAdministrator($token: String!, $input: AdminRegistrationInput!) {\n    registerAdministrator(token: $token, input: $input)\n  }\n": types.RegisterAdministratorDocument,
    "\n  mutation RegisterEmployee($token: String!, $input: EmployeeRegistrationInput!) {\n    registerEmployee(token: $token, input: $input)\n  }\n": types.RegisterEmployeeDocument,
    "\n  query TimeOffBalances($employee: ID!) {\n    timeOffBalances(employee: $employee) {\n      typeId\n      typeName\n      unit\n      carriedOver\n      granted\n      accrued\n      taken\n      pending\n      expired\n      corrected\n      balance\n    }\n  }\n": types.TimeOffBalancesDocument,
    "\n  query TimeOffEntries($employee: ID!, $type: ID, $page: Int!) {\n    timeOffEntries(employee: $employee, type: $type, page: $page, pageSize: 20) {\n      count\n      results {\n        id\n        kind\n        amount\n        day\n        reason\n        timeOffId\n      }\n    }\n  }\n": types.TimeOffEntriesDocument,
    "\n  mutation AddTimeOffEntry($input: NewTimeOffEntry!) {\n    addTimeOffEntry(input: $input) {\n      id\n    }\n  }\n": types.AddTimeOffEntryDocument,
    "\n  fragment WholeTimeOff on TimeOff {\n    id\n    companyId\n    employeeId\n    employeeName\n    typeId\n    typeName\n    unit\n    fromDay\n    fromTime\n    untilDay\n    untilTime\n    amount\n    reason\n    fileName\n    status\n    answer\n    isApprovedOnce\n    suggestedFrom\n    suggestedUntil\n    shifts\n  }\n": types.WholeTimeOffFragmentDoc,
    "\n  query TimeOffRequests(\n    $page: Int!\n    $pageSize: Int!\n    $search: String\n    $ordering: String\n    $company: ID\n    $status: TimeOffStatus\n    $employee: ID\n    $from: Date\n  ) {\n    timeOffRequests(\n      page: $page\n      pageSize: $pageSize\n      search: $search\n      ordering: $ordering\n      company: $company\n      status: $status\n      employee: $employee\n      from: $from\n    ) {\n      count\n      results {\n        ...WholeTimeOff\n      }\n    }\n  }\n": types.TimeOffRequestsDocument,
    "\n  query TimeOffDecision($id: ID!) {\n    timeOff(id: $id) {\n      ...WholeTimeOff\n    }\n    timeOffImpact(timeOff: $id) {\n      balance\n      shifts {\n        id\n        clientName\n        locationName\n        title\n        startTime\n        endTime\n        timeZone\n      }\n      away {\n        employeeId\n        employeeName\n        typeName\n        status\n        fromDay\n        fromTime\n        untilDay\n        untilTime\n      }\n    }\n  }\n": types.TimeOffDecisionDocument,
    "\n  mutation CreateTimeOff($input: NewTimeOff!) {\n    createTimeOff(input: $input) {\n      ...WholeTimeOff\n    }\n  }\n": types.CreateTimeOffDocument,
    "\n  mutation ApproveTimeOff($id: ID!, $answer: String) {\n    approveTimeOff(id: $id, answer: $answer) {\n      ...WholeTimeOff\n    }\n  }\n": types.ApproveTimeOffDocument,
    "\n  mutation RefuseTimeOff($id: ID!, $answer: String, $suggestedFrom: Date, $suggestedUntil: Date) {\n    refuseTimeOff(id: $id, answer: $answer, suggestedFrom: $suggestedFrom, suggestedUntil: $suggestedUntil) {\n      ...WholeTimeOff\n    }\n  }\n": types.RefuseTimeOffDocument,
    "\n  mutation CancelTimeOff($id: ID!, $answer: String) {\n    cancelTimeOff(id: $id, answer: $answer) {\n      ...WholeTimeOff\n    }\n  }\n": types.CancelTimeOffDocument,
    "\n  mutation TakeBackTimeOff($id: ID!, $answer: String) {\n    takeBackTimeOff(id: $id, answer: $answer) {\n      ...WholeTimeOff\n    }\n  }\n": types.TakeBackTimeOffDocument,
    "\n  mutation OfferShift($id: ID!) {\n    offerShift(id: $id) {\n      id\n    }\n  }\n": types.OfferShiftDocument,
    "\n  fragment WholeTimeOffType on TimeOffType {\n    id\n    companyId\n    name\n    isPaid\n    unit\n    needsApproval\n    needsSecondApproval\n    noticeDays\n    isSick\n    isActive\n    monthlyAccrual\n    carryOverLimit\n  }\n": types.WholeTimeOffTypeFragmentDoc,
    "\n  query TimeOffTypes($company: ID) {\n    timeOffTypes(company: $company, pageSize: 100) {\n      results {\n        ...WholeTimeOffType\n      }\n    }\n  }\n": types.TimeOffTypesDocument,
    "\n  query OneTimeOffType($id: ID!) {\n    timeOffType(id: $id) {\n      ...WholeTimeOffType\n    }\n  }\n": types.OneTimeOffTypeDocument,
    "\n  mutation CreateTimeOffType($input: NewTimeOffType!) {\n    createTimeOffType(input: $input) {\n      ...WholeTimeOffType\n    }\n  }\n": types.CreateTimeOffTypeDocument,
    "\n  mutation UpdateTimeOffType($id: ID!, $input: TimeOffTypeChanges!, $seen: TimeOffTypeChanges) {\n    updateTimeOffType(id: $id, input: $input, seen: $seen) {\n      ...WholeTimeOffType\n    }\n  }\n": types.UpdateTimeOffTypeDocument,
    "\n  mutation DeleteTimeOffType($id: ID!) {\n    deleteTimeOffType(id: $id)\n  }\n": types.DeleteTimeOffTypeDocument,
    "\n  query EmployeeUnavailability($employee: ID!) {\n    employeeUnavailability(employee: $employee) {\n      id\n      fromDay\n      fromTime\n      untilDay\n      untilTime\n      reason\n    }\n  }\n": types.EmployeeUnavailabilityDocument,
    "\n  mutation AddUnavailability($employee: ID!, $input: NewUnavailability!) {\n    addUnavailability(employee: $employee, input: $input) {\n      id\n    }\n  }\n": types.AddUnavailabilityDocument,
    "\n  mutation RemoveUnavailability($id: ID!) {\n    removeUnavailability(id: $id)\n  }\n": types.RemoveUnavailabilityDocument,
    "\n  query ManagedUsers($page: Int!, $pageSize: Int!, $search: String!, $ordering: String!) {\n    users(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering) {\n      count\n      results {\n        id\n        username\n        email\n        firstName\n        lastName\n        isActive\n        isStaff\n        isSuperuser\n        isAdmin\n        lastLogin\n        administeredCompanies {\n          id\n          name\n        }\n        employeeProfile {\n          id\n        }\n      }\n    }\n  }\n": types.ManagedUsersDocument,
    "\n  query ManagedUserNow($id: ID!) {\n    user(id: $id) {\n      id\n      username\n      email\n      firstName\n      lastName\n      isActive\n      isStaff\n      isSuperuser\n    }\n  }\n": types.ManagedUserNowDocument,
    "\n  mutation CreateUser($input: NewUser!) {\n    createUser(input: $input) {\n      id\n    }\n  }\n": types.CreateUserDocument,
    "\n  mutation UpdateUser($id: ID!, $input: UserChanges!, $seen: UserChanges) {\n    updateUser(id: $id, input: $input, seen: $seen) {\n      id\n      email\n    }\n  }\n": types.UpdateUserDocument,
    "\n  mutation EndUserSessions($id: ID!) {\n    endUserSessions(id: $id)\n  }\n": types.EndUserSessionsDocument,
    "\n  mutation ResetSecondFactor($id: ID!, $identityProof: IdentityProof) {\n    resetSecondFactor(id: $id, identityProof: $identityProof)\n  }\n": types.ResetSecondFactorDocument,
    "\n  mutation EraseUser($id: ID!, $username: String!) {\n    eraseUser(id: $id, username: $username)\n  }\n": types.EraseUserDocument,
    "\n  mutation SetUserPassword($id: ID!, $password: String!, $currentPassword: String) {\n    setUserPassword(id: $id, password: $password, currentPassword: $currentPassword)\n  }\n": types.SetUserPasswordDocument,
    "\n  fragment Candidate on Candidate {\n    employeeId\n    name\n    standing\n    conflicts {\n      ...AnsweredConflict\n    }\n    hours\n    overtime\n    cost\n    here\n    wish\n    preferred\n  }\n": types.CandidateFragmentDoc,
    "\n  query Candidates($shift: ID, $post: ID, $start: DateTime, $end: DateTime) {\n    candidates(shift: $shift, post: $post, start: $start, end: $end) {\n      timeZone\n      results {\n        ...Candidate\n      }\n    }\n  }\n": types.CandidatesDocument,
    "\n  fragment AnsweredConflict on ShiftConflict {\n    code\n    severity\n    other {\n      id\n      clientName\n      startTime\n      endTime\n    }\n    from\n    until\n    qualifications\n    hours\n    days\n    limit\n    week\n    first\n    last\n  }\n": types.AnsweredConflictFragmentDoc,
    "\n  fragment PlanningRulesFields on PlanningRules {\n    availability\n    qualification\n    license\n    rest\n    weekHours\n    daysInRow\n    shiftHours\n    monthHours\n    yearHours\n    averageHours\n    sundays\n    notice\n    minRestHours\n    maxWeekHours\n    maxDaysInRow\n    minShiftHours\n    maxMonthHours\n    maxYearHours\n    maxAverageHours\n    averageWeeks\n    minSundaysOff\n    minNoticeDays\n  }\n": types.PlanningRulesFieldsFragmentDoc,
    "\n  query ShiftConflicts($changes: [ShiftChange!]!) {\n    shiftConflicts(changes: $changes) {\n      ...AnsweredConflict\n    }\n  }\n": types.ShiftConflictsDocument,
    "\n  query Coverage($company: ID, $from: Date!, $until: Date!, $client: ID) {\n    coverage(company: $company, from: $from, until: $until, client: $client) {\n      from\n      until\n      posts {\n        id\n        name\n        color\n        clientId\n        clientName\n        locationId\n        locationName\n        timeZone\n        asked\n        covered\n        open\n        over\n        unqualified\n        billed\n      }\n      sites {\n        clientId\n        clientName\n        locationId\n        locationName\n        asked\n        planned\n        cost\n        contracted\n        billed\n        margin\n        weekBudget\n        weekHours\n      }\n      stretches {\n        post\n        from\n        until\n        asked\n        covered\n        open\n        offered\n        unqualified\n      }\n      closures {\n        postId\n        from\n        until\n        heads\n        reason\n      }\n    }\n  }\n": types.CoverageDocument,
    "\n  query InactiveEmployees($company: ID) {\n    employees(company: $company, status: INACTIVE, pageSize: 1) {\n      count\n    }\n  }\n": types.InactiveEmployeesDocument,
    "\n  query Schedule($from: DateTime!, $to: DateTime!, $company: ID) {\n    schedule(from: $from, to: $to, company: $company) {\n      company {\n        id\n        name\n      }\n      timeZone\n      unpublished\n      weekBudget\n      employees {\n        id\n        name\n        status\n        isInvited\n        hourlyRate\n        qualifications\n        licenses {\n          qualificationId\n          from\n          until\n        }\n        availability {\n          dayOfWeek\n          startTime\n          endTime\n          isAvailable\n        }\n        wishes {\n          kind\n          fromDay\n          fromTime\n          untilDay\n          untilTime\n        }\n        beyond {\n          period\n          hours\n        }\n        unavailability {\n          fromDay\n          fromTime\n          untilDay\n          untilTime\n          timeOff\n          typeName\n        }\n      }\n      clients {\n        id\n        name\n        status\n        timeZone\n        requiredQualifications\n        weekBudget\n        weekHours\n        locations {\n          id\n          name\n          timeZone\n          requiredQualifications\n          weekBudget\n          weekHours\n        }\n      }\n      qualifications {\n        id\n        name\n      }\n      columns {\n        shifts {\n          id\n          title\n          clientId\n          locationId\n          postId\n          employeeId\n          startTime\n          endTime\n          status\n          notes\n          allowOverlap\n          seriesId\n          hours\n          pay\n          isDraft\n          publishedAt\n        }\n        neighbours {\n          id\n          clientId\n          locationId\n          employeeId\n          startTime\n          endTime\n          status\n          allowOverlap\n        }\n      }\n      withdrawn {\n        id\n        title\n        clientId\n        locationId\n        postId\n        employeeId\n        startTime\n        endTime\n        status\n        notes\n        allowOverlap\n        seriesId\n        hours\n        pay\n        isDraft\n        publishedAt\n      }\n      rules {\n        ...PlanningRulesFields\n      }\n    }\n  }\n": types.ScheduleDocument,
    "\n  query SiteHolidays($company: ID!, $from: Date!, $until: Date!, $language: String) {\n    siteHolidays(company: $company, from: $from, until: $until, language: $language) {\n      locationName\n      holidays {\n        date\n        name\n      }\n    }\n  }\n": types.SiteHolidaysDocument,
    "\n  fragment WholeOffer on Offer {\n    id\n    kind\n    status\n    employeeId\n    employeeName\n    colleagueId\n    colleagueName\n    deadline\n    answer\n    given {\n      ...PlannerOfferedShift\n    }\n    inReturn {\n      ...PlannerOfferedShift\n    }\n  }\n": types.WholeOfferFragmentDoc,
    "\n  fragment PlannerOfferedShift on OfferedShift {\n    shiftId\n    title\n    clientName\n    locationName\n    startTime\n    endTime\n    timeZone\n  }\n": types.PlannerOfferedShiftFragmentDoc,
    "\n  query Offers(\n    $page: Int!\n    $pageSize: Int!\n    $search: String\n    $ordering: String\n    $company: ID\n    $status: OfferStatus\n    $kind: OfferKind\n  ) {\n    offers(\n      page: $page\n      pageSize: $pageSize\n      search: $search\n      ordering: $ordering\n      company: $company\n      status: $status\n      kind: $kind\n    ) {\n      count\n      results {\n        ...WholeOffer\n      }\n    }\n  }\n": types.OffersDocument,
    "\n  query OfferDecision($id: ID!) {\n    offer(id: $id) {\n      ...WholeOffer\n    }\n    offerConflicts(offer: $id) {\n      change\n      ...AnsweredConflict\n    }\n  }\n": types.OfferDecisionDocument,
    "\n  mutation ApproveOffer($id: ID!) {\n    approveOffer(id: $id) {\n      ...WholeOffer\n    }\n  }\n": types.ApproveOfferDocument,
    "\n  mutation RefuseOffer($id: ID!, $answer: String) {\n    refuseOffer(id: $id, answer: $answer) {\n      ...WholeOffer\n    }\n  }\n": types.RefuseOfferDocument,
    "\n  mutation TakeBackOffer($id: ID!) {\n    takeBackOffer(id: $id) {\n      id\n      status\n    }\n  }\n": types.TakeBackOfferDocument,
    "\n  fragment WholeOpenShift on OpenShift {\n    id\n    clientName\n    locationName\n    postName\n    title\n    startTime\n    endTime\n    timeZone\n    deadline\n    mode\n    audience\n    places\n    taken\n    status\n    waiting\n  }\n": types.WholeOpenShiftFragmentDoc,
    "\n  query OpenShifts(\n    $page: Int!\n    $pageSize: Int!\n    $search: String\n    $ordering: String\n    $company: ID\n    $status: OpenShiftStatus\n  ) {\n    openShifts(\n      page: $page\n      pageSize: $pageSize\n      search: $search\n      ordering: $ordering\n      company: $company\n      status: $status\n    ) {\n      count\n      results {\n        ...WholeOpenShift\n      }\n    }\n  }\n": types.OpenShiftsDocument,
    "\n  mutation CreateOpenShift($input: NewOpenShift!) {\n    createOpenShift(input: $input) {\n      ...WholeOpenShift\n    }\n  }\n": types.CreateOpenShiftDocument,
    "\n  mutation CancelOpenShift($id: ID!) {\n    cancelOpenShift(id: $id) {\n      ...WholeOpenShift\n    }\n  }\n": types.CancelOpenShiftDocument,
    "\n  mutation AwardOpenShift($openShift: ID!, $employee: ID!) {\n    awardOpenShift(openShift: $openShift, employee: $employee) {\n      ...WholeOpenShift\n    }\n  }\n": types.AwardOpenShiftDocument,
    "\n  mutation TakeBackAward($openShift: ID!, $employee: ID!) {\n    takeBackAward(openShift: $openShift, employee: $employee) {\n      ...WholeOpenShift\n    }\n  }\n": types.TakeBackAwardDocument,
    "\n  query OpenShiftClaims($openShift: ID!) {\n    openShiftClaims(openShift: $openShift) {\n      id\n      employeeId\n      employeeName\n      status\n      candidate {\n        ...Candidate\n      }\n    }\n  }\n": types.OpenShiftClaimsDocument,
    "\n  fragment WholePlan on RosterPlan {\n    id\n    state\n    from\n    until\n    seconds\n    worked\n    asked\n    missing\n    progress {\n      worked\n      missing\n      value\n    }\n    shifts {\n      number\n      postName\n      clientName\n      locationName\n      timeZone\n      startTime\n      endTime\n      employeeId\n      employeeName\n      hours\n      cost\n      knowsPlace\n      preferred\n      wish\n      others\n      shiftId\n      movesId\n      movedFromId\n      movedFromName\n      isPublished\n    }\n    open {\n      postId\n      postName\n      movesId\n      clientName\n      locationName\n      timeZone\n      startTime\n      endTime\n      heads\n      reasons {\n        code\n        people\n      }\n    }\n  }\n": types.WholePlanFragmentDoc,
    "\n  query RosterPlan($id: ID!) {\n    rosterPlan(id: $id) {\n      ...WholePlan\n    }\n  }\n": types.RosterPlanDocument,
    "\n  fragment PlanFigures on PlanFigures {\n    planId\n    from\n    until\n    open\n    made\n    moved\n    unwished\n    cost\n    hours\n    hoursEach\n    overtime\n    sharedHours {\n      ...Spread\n    }\n    sharedNights {\n      ...Spread\n    }\n    sharedWeekends {\n      ...Spread\n    }\n  }\n\n  fragment Spread on PlanSpread {\n    gini\n    least\n    most\n  }\n": types.PlanFiguresFragmentDoc,
    "\n  query ComparePlans($id: ID!, $with: ID) {\n    comparePlans(id: $id, with: $with) {\n      plans {\n        ...PlanFigures\n      }\n    }\n  }\n": types.ComparePlansDocument,
    "\n  query JudgedWeek($company: ID!, $week: Date!) {\n    judgedWeek(company: $company, week: $week) {\n      from\n      shifts\n      cost\n      hours\n      overtime\n      sharedHours {\n        ...Spread\n      }\n      sharedNights {\n        ...Spread\n      }\n      sharedWeekends {\n        ...Spread\n      }\n      strangers\n      ways\n      preferred\n      wished\n      unwished\n      points {\n        cost\n        overtime\n        fairness\n        place\n        travel\n        preference\n      }\n    }\n  }\n": types.JudgedWeekDocument,
    "\n  mutation CreatePlan($input: NewPlan!) {\n    createPlan(input: $input) {\n      ...WholePlan\n    }\n  }\n": types.CreatePlanDocument,
    "\n  mutation EndPlan($id: ID!) {\n    endPlan(id: $id) {\n      ...WholePlan\n    }\n  }\n": types.EndPlanDocument,
    "\n  mutation UsePlan($id: ID!, $input: PlanAcceptance!) {\n    usePlan(id: $id, input: $input) {\n      ...Batch\n    }\n  }\n": types.UsePlanDocument,
    "\n  mutation DeletePlan($id: ID!) {\n    deletePlan(id: $id)\n  }\n": types.DeletePlanDocument,
    "\n  fragment WholeDemand on PostDemand {\n    periods {\n      from\n      until\n      weeks\n      stretches {\n        week\n        dayOfWeek\n        startTime\n        endTime\n        heads\n      }\n    }\n    holidays {\n      region\n      rule\n      stretches {\n        startTime\n        endTime\n        heads\n      }\n    }\n    exceptions {\n      date\n      reason\n      stretches {\n        startTime\n        endTime\n        heads\n      }\n    }\n    closures {\n      from\n      until\n      heads\n      reason\n    }\n  }\n": types.WholeDemandFragmentDoc,
    "\n  query PostDemand($post: ID!) {\n    postDemand(post: $post) {\n      ...WholeDemand\n    }\n  }\n": types.PostDemandDocument,
    "\n  mutation SetPostDemand($post: ID!, $input: PostDemandInput!, $seen: PostDemandInput) {\n    setPostDemand(post: $post, input: $input, seen: $seen) {\n      ...WholeDemand\n    }\n  }\n": types.SetPostDemandDocument,
    "\n  fragment WholePost on Post {\n    id\n    companyId\n    clientId\n    clientName\n    locationId\n    locationName\n    timeZone\n    name\n    headCount\n    priority\n    color\n    startDate\n    endDate\n    payRate\n    billRate\n    requiredQualifications {\n      id\n      name\n    }\n    preferredQualifications {\n      id\n      name\n    }\n  }\n": types.WholePostFragmentDoc,
    "\n  query Posts($page: Int!, $pageSize: Int!, $search: String!, $ordering: String!, $company: ID, $client: ID) {\n    posts(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering, company: $company, client: $client) {\n      count\n      results {\n        ...WholePost\n      }\n    }\n  }\n": types.PostsDocument,
    "\n  query ClientPosts($client: ID!) {\n    posts(client: $client, pageSize: 100) {\n      count\n      results {\n        id\n        name\n        locationId\n        locationName\n        color\n      }\n    }\n  }\n": types.ClientPostsDocument,
    "\n  query PostDetail($id: ID!) {\n    post(id: $id) {\n      ...WholePost\n    }\n  }\n": types.PostDetailDocument,
    "\n  mutation CreatePost($input: NewPost!) {\n    createPost(input: $input) {\n      ...WholePost\n    }\n  }\n": types.CreatePostDocument,
    "\n  mutation UpdatePost($id: ID!, $input: PostChanges!, $seen: PostChanges) {\n    updatePost(id: $id, input: $input, seen: $seen) {\n      ...WholePost\n    }\n  }\n": types.UpdatePostDocument,
    "\n  mutation DeletePost($id: ID!) {\n    deletePost(id: $id)\n  }\n": types.DeletePostDocument,
    "\n  query PublicationPreview($company: ID!, $from: Date, $until: Date, $client: ID, $location: ID) {\n    publicationPreview(company: $company, from: $from, until: $until, client: $client, location: $location) {\n      count\n      late\n      version\n      people {\n        employeeId\n        employeeName\n        hasAccount\n        changes {\n          shiftId\n          kind\n          isLate\n          title\n          notes\n          clientName\n          locationName\n          startTime\n          endTime\n          timeZone\n          before {\n            title\n            notes\n            clientName\n            locationName\n            startTime\n            endTime\n            timeZone\n          }\n        }\n      }\n    }\n  }\n": types.PublicationPreviewDocument,
    "\n  mutation PublishShifts(\n    $company: ID!\n    $from: Date\n    $until: Date\n    $client: ID\n    $location: ID\n    $shifts: [ID!]\n    $version: String!\n  ) {\n    publishShifts(\n      company: $company\n      from: $from\n      until: $until\n      client: $client\n      location: $location\n      shifts: $shifts\n      version: $version\n    ) {\n      id\n      shifts\n      people\n    }\n  }\n": types.PublishShiftsDocument,
    "\n  mutation TakeBackPublication($id: ID!) {\n    takeBackPublication(id: $id) {\n      id\n    }\n  }\n": types.TakeBackPublicationDocument,
    "\n  mutation DiscardUnpublished(\n    $company: ID!\n    $from: Date\n    $until: Date\n    $client: ID\n    $location: ID\n    $shifts: [ID!]\n    $version: String!\n  ) {\n    discardUnpublished(\n      company: $company\n      from: $from\n      until: $until\n      client: $client\n      location: $location\n      shifts: $shifts\n      version: $version\n    ) {\n      shifts\n    }\n  }\n": types.DiscardUnpublishedDocument,
    "\n  query UnconfirmedShifts($company: ID!) {\n    unconfirmedShifts(company: $company) {\n      shiftId\n      employeeId\n      employeeName\n      hasAccount\n      title\n      clientName\n      locationName\n      startTime\n      endTime\n      timeZone\n      remindedAt\n    }\n  }\n": types.UnconfirmedShiftsDocument,
    "\n  mutation RemindUnconfirmed($company: ID!) {\n    remindUnconfirmed(company: $company) {\n      people\n    }\n  }\n": types.RemindUnconfirmedDocument,
    "\n  mutation RepairShifts($input: NewPlan!) {\n    createPlan(input: $input) {\n      id\n    }\n  }\n": types.RepairShiftsDocument,
    "\n  mutation RepeatShift($id: ID!, $input: ShiftRepetition!) {\n    repeatShift(id: $id, input: $input) {\n      ...Batch\n    }\n  }\n": types.RepeatShiftDocument,
    "\n  mutation UpdateFollowingShifts($id: ID!, $input: ShiftChanges!, $seen: ShiftChanges) {\n    updateFollowingShifts(id: $id, input: $input, seen: $seen)\n  }\n": types.UpdateFollowingShiftsDocument,
    "\n  mutation DeleteFollowingShifts($id: ID!) {\n    deleteFollowingShifts(id: $id)\n  }\n": types.DeleteFollowingShiftsDocument,
    "\n  fragment Batch on ShiftBatch {\n    saved\n    shifts {\n      id\n      title\n      clientId\n      clientName\n      locationId\n      locationName\n      employeeId\n      employeeName\n      startTime\n      endTime\n      notes\n      allowOverlap\n      state\n      reason\n      overlapped {\n        clientName\n        startTime\n        endTime\n      }\n      conflicts {\n        ...AnsweredConflict\n      }\n    }\n  }\n": types.BatchFragmentDoc,
    "\n  fragment WholeRotation on Rotation {\n    id\n    companyId\n    name\n    teams\n    until\n    plannedUntil\n    phases {\n      from\n      pattern\n      offsets\n      watches {\n        code\n        startTime\n        endTime\n      }\n    }\n    members {\n      employeeId\n      employeeName\n      postId\n      postName\n      clientName\n      timeZone\n      team\n      from\n      until\n    }\n  }\n": types.WholeRotationFragmentDoc,
    "\n  query Rotations($page: Int!, $pageSize: Int!, $search: String!, $ordering: String!, $company: ID) {\n    rotations(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering, company: $company) {\n      count\n      results {\n        id\n        name\n        teams\n        plannedUntil\n        phases {\n          pattern\n        }\n        members {\n          postName\n        }\n      }\n    }\n  }\n": types.RotationsDocument,
    "\n  query RotationDetail($id: ID!) {\n    rotation(id: $id) {\n      ...WholeRotation\n    }\n  }\n": types.RotationDetailDocument,
    "\n  query PostChoices($company: ID, $search: String!) {\n    posts(company: $company, search: $search, pageSize: 100) {\n      count\n      results {\n        id\n        name\n        clientName\n        locationName\n      }\n    }\n  }\n": types.PostChoicesDocument,
    "\n  mutation CreateRotation($input: NewRotation!) {\n    createRotation(input: $input) {\n      ...WholeRotation\n    }\n  }\n": types.CreateRotationDocument,
    "\n  mutation SetRotation($id: ID!, $input: RotationUpdate!, $seen: RotationUpdate) {\n    setRotation(id: $id, input: $input, seen: $seen) {\n      ...WholeRotation\n    }\n  }\n": types.SetRotationDocument,
    "\n  mutation DeleteRotation($id: ID!) {\n    deleteRotation(id: $id)\n  }\n": types.DeleteRotationDocument,
    "\n  mutation FillRotation($id: ID!, $input: RotationFilling!) {\n    fillRotation(id: $id, input: $input) {\n      batch {\n        ...Batch\n      }\n      removed {\n        ...MadeShift\n      }\n      kept {\n        ...MadeShift\n      }\n    }\n  }\n": types.FillRotationDocument,
    "\n  fragment MadeShift on RotationShift {\n    id\n    employeeName\n    clientName\n    locationName\n    startTime\n    endTime\n    timeZone\n    isPublished\n  }\n": types.MadeShiftFragmentDoc,
    "\n  fragment WholeThread on Thread {\n    id\n    kind\n    subjectId\n    clientName\n    locationName\n    startTime\n    endTime\n    days {\n      fromDay\n      fromTime\n      untilDay\n      untilTime\n    }\n    timeZone\n    asksAcknowledgement\n    names\n    lastText\n    lastAt\n    unread\n    people\n    haveRead\n    haveAcknowledged\n  }\n": types.WholeThreadFragmentDoc,
    "\n  query Threads($page: Int!, $pageSize: Int!, $search: String, $ordering: String, $company: ID, $kind: ThreadKind) {\n    threads(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering, company: $company, kind: $kind) {\n      count\n      results {\n        ...WholeThread\n      }\n    }\n  }\n": types.ThreadsDocument,
    "\n  query ThreadAbout($shift: ID, $openShift: ID, $offer: ID, $timeOff: ID) {\n    threads(shift: $shift, openShift: $openShift, offer: $offer, timeOff: $timeOff, pageSize: 1) {\n      results {\n        ...WholeThread\n      }\n    }\n  }\n": types.ThreadAboutDocument,
    "\n  query OneThread($id: ID!) {\n    thread(id: $id) {\n      ...WholeThread\n    }\n  }\n": types.OneThreadDocument,
    "\n  query ThreadMessages($thread: ID!) {\n    threadMessages(thread: $thread, pageSize: 100) {\n      results {\n        id\n        text\n        writtenAt\n        authorName\n        isMine\n        readBy\n      }\n    }\n  }\n": types.ThreadMessagesDocument,
    "\n  query ThreadReaders($thread: ID!) {\n    threadReaders(thread: $thread) {\n      employeeId\n      employeeName\n      hasAccount\n      readAt\n      acknowledgedAt\n      remindedAt\n    }\n  }\n": types.ThreadReadersDocument,
    "\n  mutation WriteMessage($input: NewMessage!) {\n    writeMessage(input: $input) {\n      ...WholeThread\n    }\n  }\n": types.WriteMessageDocument,
    "\n  mutation ReadThread($id: ID!, $until: ID!) {\n    readThread(id: $id, until: $until) {\n      ...WholeThread\n    }\n  }\n": types.ReadThreadDocument,
    "\n  mutation SendBroadcast($input: NewBroadcast!) {\n    broadcast(input: $input) {\n      ...WholeThread\n    }\n  }\n": types.SendBroadcastDocument,
    "\n  mutation RemindReaders($id: ID!) {\n    remindReaders(id: $id) {\n      ...WholeThread\n    }\n  }\n": types.RemindReadersDocument,
    "\n  mutation CopyWeek($input: WeekCopy!) {\n    copyWeek(input: $input) {\n      ...Batch\n    }\n  }\n": types.CopyWeekDocument,
    "\n  query WeekTemplates($company: ID) {\n    weekTemplates(company: $company, pageSize: 100) {\n      results {\n        id\n        name\n        shifts\n      }\n    }\n  }\n": types.WeekTemplatesDocument,
    "\n  mutation CreateWeekTemplate($input: NewWeekTemplate!) {\n    createWeekTemplate(input: $input) {\n      id\n      name\n      shifts\n    }\n  }\n": types.CreateWeekTemplateDocument,
    "\n  mutation RenameWeekTemplate($id: ID!, $name: String!, $seen: String) {\n    renameWeekTemplate(id: $id, name: $name, seen: $seen) {\n      id\n      name\n      shifts\n    }\n  }\n": types.RenameWeekTemplateDocument,
    "\n  mutation DeleteWeekTemplate($id: ID!) {\n    deleteWeekTemplate(id: $id)\n  }\n": types.DeleteWeekTemplateDocument,
    "\n  mutation UseWeekTemplate($id: ID!, $input: WeekTemplateUse!) {\n    useWeekTemplate(id: $id, input: $input) {\n      ...Batch\n    }\n  }\n": types.UseWeekTemplateDocument,
    "\n  query ClientChoices($company: ID, $search: String!) {\n    clients(company: $company, search: $search, status: ACTIVE, ordering: \"name\", pageSize: 100) {\n      count\n      results {\n        id\n        name\n        city\n        companyId\n      }\n    }\n  }\n": types.ClientChoicesDocument,
    "\n  query EmployeeChoices($company: ID, $search: String!) {\n    employees(company: $company, search: $search, status: ACTIVE, ordering: \"first_name,last_name\", pageSize: 100) {\n      count\n      results {\n        id\n        name\n        email\n      }\n    }\n  }\n": types.EmployeeChoicesDocument,
    "\n  query ChosenClient($id: ID!) {\n    client(id: $id) {\n      id\n      name\n      companyId\n      timeZone\n      locations {\n        id\n        name\n        timeZone\n      }\n    }\n  }\n": types.ChosenClientDocument,
    "\n  query ChosenEmployee($id: ID!) {\n    employee(id: $id) {\n      id\n      name\n    }\n  }\n": types.ChosenEmployeeDocument,
    "\n  query ChosenCompany($id: ID!) {\n    company(id: $id) {\n      id\n      name\n      timeZone\n    }\n  }\n": types.ChosenCompanyDocument,
    "\n  query SecondFactorMissing {\n    secondFactorMissing\n  }\n": types.SecondFactorMissingDocument,
    "\n  query MyCompanies($search: String!) {\n    companies(search: $search, pageSize: 100) {\n      count\n      results {\n        id\n        name\n      }\n    }\n  }\n": types.MyCompaniesDocument,
    "\n  query HolidayRegions($country: String, $language: String) {\n    holidayRegions(country: $country, language: $language) {\n      code\n      name\n    }\n  }\n": types.HolidayRegionsDocument,
    "\n  query ListViews($company: ID, $list: ViewedList) {\n    listViews(company: $company, list: $list, pageSize: 100) {\n      results {\n        id\n        name\n        query\n      }\n    }\n  }\n": types.ListViewsDocument,
    "\n  mutation CreateListView($input: NewListView!) {\n    createListView(input: $input) {\n      id\n      name\n      query\n    }\n  }\n": types.CreateListViewDocument,
    "\n  mutation RenameListView($id: ID!, $input: ListViewChanges!, $seen: ListViewChanges) {\n    updateListView(id: $id, input: $input, seen: $seen) {\n      id\n      name\n    }\n  }\n": types.RenameListViewDocument,
    "\n  mutation DeleteListView($id: ID!) {\n    deleteListView(id: $id)\n  }\n": types.DeleteListViewDocument,
    "\n  mutation CorrectAttendance($id: ID!, $input: CorrectedAttendance!, $seen: SeenAttendance) {\n    correctAttendance(id: $id, input: $input, seen: $seen) {\n      ...WholeShift\n    }\n  }\n": types.CorrectAttendanceDocument,
    "\n  query ShiftToCorrect($id: ID!) {\n    shift(id: $id) {\n      ...WholeShift\n    }\n  }\n": types.ShiftToCorrectDocument,
    "\n  query AttendanceCorrections($id: ID!) {\n    attendanceCorrections(id: $id) {\n      id\n      correctedAt\n      correctedByName\n      reason\n      checkedInBefore\n      checkedInAfter\n      checkedOutBefore\n      checkedOutAfter\n    }\n  }\n": types.AttendanceCorrectionsDocument,
    "\n  query RecentShifts($client: ID, $employee: ID, $company: ID, $pageSize: Int!) {\n    shifts(client: $client, employee: $employee, company: $company, pageSize: $pageSize, ordering: \"-start_time\") {\n      results {\n        id\n        startTime\n        endTime\n        timeZone\n        status\n        clientName\n        locationName\n        employeeName\n      }\n    }\n  }\n": types.RecentShiftsDocument,
    "\n  mutation ChangeShifts($changes: [ShiftChange!]!, $seen: [ShiftChanges]) {\n    changeShifts(changes: $changes, seen: $seen)\n  }\n": types.ChangeShiftsDocument,
    "\n  fragment WholeShift on Shift {\n    id\n    companyId\n    title\n    status\n    startTime\n    endTime\n    timeZone\n    notes\n    clientId\n    clientName\n    clientAddress\n    clientContactPerson\n    clientPhone\n    locationId\n    locationName\n    locationAddress\n    postId\n    employeeId\n    employeeName\n    employeeEmail\n    employeePhone\n    allowOverlap\n    series {\n      id\n      weekdays\n      everyWeeks\n      until\n    }\n    checkedInAt\n    checkedOutAt\n    checkInTappedAt\n    checkOutTappedAt\n    lateMinutes\n    absence\n    saidAt\n    hourlyPayRate\n    durationHours\n    pay\n    createdAt\n    isDraft\n    publishedAt\n    confirmedAt\n    paid\n  }\n": types.WholeShiftFragmentDoc,
    "\n  query ShiftList(\n    $page: Int!\n    $pageSize: Int!\n    $search: String!\n    $ordering: String!\n    $company: ID\n    $client: ID\n    $employee: ID\n    $status: ShiftStatus\n    $startAfter: String\n    $endBefore: String\n  ) {\n    shifts(\n      page: $page\n      pageSize: $pageSize\n      search: $search\n      ordering: $ordering\n      company: $company\n      client: $client\n      employee: $employee\n      status: $status\n      startAfter: $startAfter\n      endBefore: $endBefore\n    ) {\n      count\n      results {\n        id\n        title\n        status\n        startTime\n        endTime\n        timeZone\n        clientName\n        locationName\n        employeeName\n        isDraft\n        publishedAt\n        confirmedAt\n      }\n    }\n  }\n": types.ShiftListDocument,
    "\n  query ShiftDetail($id: ID!) {\n    shift(id: $id) {\n      ...WholeShift\n    }\n  }\n": types.ShiftDetailDocument,
    "\n  mutation CreateShift($input: NewShift!) {\n    createShift(input: $input) {\n      ...WholeShift\n    }\n  }\n": types.CreateShiftDocument,
    "\n  mutation UpdateShift($id: ID!, $input: ShiftChanges!, $seen: ShiftChanges) {\n    updateShift(id: $id, input: $input, seen: $seen) {\n      ...WholeShift\n    }\n  }\n": types.UpdateShiftDocument,
    "\n  mutation DeleteShift($id: ID!) {\n    deleteShift(id: $id)\n  }\n": types.DeleteShiftDocument,
    "\n  mutation RestoreShift($id: ID!) {\n    changeShifts(changes: [{ id: $id, restored: true }])\n  }\n": types.RestoreShiftDocument,
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
export function graphql(source: "\n  query Clients($page: Int!, $pageSize: Int!, $search: String!, $ordering: String!, $company: ID) {\n    clients(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering, company: $company) {\n      count\n      results {\n        id\n        companyId\n        name\n        contactName\n        email\n        phone\n        status\n        locations {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Clients($page: Int!, $pageSize: Int!, $search: String!, $ordering: String!, $company: ID) {\n    clients(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering, company: $company) {\n      count\n      results {\n        id\n        companyId\n        name\n        contactName\n        email\n        phone\n        status\n        locations {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ClientDetail($id: ID!) {\n    client(id: $id) {\n      id\n      companyId\n      name\n      contactName\n      email\n      phone\n      address\n      city\n      state\n      zipCode\n      timeZone\n      status\n      notes\n      weekBudget\n      weekHours\n      requiredQualifications {\n        id\n        name\n      }\n      locations {\n        id\n        name\n        address\n        city\n        state\n        zipCode\n        timeZone\n        holidayRegion\n        weekBudget\n        weekHours\n        requiredQualifications {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ClientDetail($id: ID!) {\n    client(id: $id) {\n      id\n      companyId\n      name\n      contactName\n      email\n      phone\n      address\n      city\n      state\n      zipCode\n      timeZone\n      status\n      notes\n      weekBudget\n      weekHours\n      requiredQualifications {\n        id\n        name\n      }\n      locations {\n        id\n        name\n        address\n        city\n        state\n        zipCode\n        timeZone\n        holidayRegion\n        weekBudget\n        weekHours\n        requiredQualifications {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateClient($input: NewClient!) {\n    createClient(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation CreateClient($input: NewClient!) {\n    createClient(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateClient($id: ID!, $input: ClientChanges!, $seen: ClientChanges) {\n    updateClient(id: $id, input: $input, seen: $seen) {\n      id\n      status\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateClient($id: ID!, $input: ClientChanges!, $seen: ClientChanges) {\n    updateClient(id: $id, input: $input, seen: $seen) {\n      id\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteClient($id: ID!) {\n    deleteClient(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteClient($id: ID!) {\n    deleteClient(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateLocation($input: NewLocation!) {\n    createLocation(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation CreateLocation($input: NewLocation!) {\n    createLocation(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateLocation($id: ID!, $input: LocationChanges!, $seen: LocationChanges) {\n    updateLocation(id: $id, input: $input, seen: $seen) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateLocation($id: ID!, $input: LocationChanges!, $seen: LocationChanges) {\n    updateLocation(id: $id, input: $input, seen: $seen) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteLocation($id: ID!) {\n    deleteLocation(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteLocation($id: ID!) {\n    deleteLocation(id: $id)\n  }\n"];
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
export function graphql(source: "\n  query CompanyActivity(\n    $page: Int!\n    $pageSize: Int!\n    $search: String!\n    $ordering: String!\n    $company: ID\n    $kind: CompanyEventKind\n    $person: ID\n    $from: Date\n    $to: Date\n  ) {\n    companyEvents(\n      page: $page\n      pageSize: $pageSize\n      search: $search\n      ordering: $ordering\n      company: $company\n      kind: $kind\n      person: $person\n      from: $from\n      to: $to\n    ) {\n      count\n      results {\n        id\n        at\n        timeZone\n        kind\n        personId\n        personName\n        clientAddress\n        subject\n        changes {\n          name\n          before\n          after\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query CompanyActivity(\n    $page: Int!\n    $pageSize: Int!\n    $search: String!\n    $ordering: String!\n    $company: ID\n    $kind: CompanyEventKind\n    $person: ID\n    $from: Date\n    $to: Date\n  ) {\n    companyEvents(\n      page: $page\n      pageSize: $pageSize\n      search: $search\n      ordering: $ordering\n      company: $company\n      kind: $kind\n      person: $person\n      from: $from\n      to: $to\n    ) {\n      count\n      results {\n        id\n        at\n        timeZone\n        kind\n        personId\n        personName\n        clientAddress\n        subject\n        changes {\n          name\n          before\n          after\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccountActivity(\n    $page: Int!\n    $pageSize: Int!\n    $search: String!\n    $ordering: String!\n    $kind: AccountEventKind\n    $person: ID\n    $from: DateTime\n    $to: DateTime\n  ) {\n    accountEvents(\n      page: $page\n      pageSize: $pageSize\n      search: $search\n      ordering: $ordering\n      kind: $kind\n      person: $person\n      from: $from\n      to: $to\n    ) {\n      count\n      results {\n        id\n        at\n        kind\n        personId\n        personName\n        userId\n        userName\n        clientAddress\n        userAgent\n        subject\n        changes {\n          name\n          before\n          after\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AccountActivity(\n    $page: Int!\n    $pageSize: Int!\n    $search: String!\n    $ordering: String!\n    $kind: AccountEventKind\n    $person: ID\n    $from: DateTime\n    $to: DateTime\n  ) {\n    accountEvents(\n      page: $page\n      pageSize: $pageSize\n      search: $search\n      ordering: $ordering\n      kind: $kind\n      person: $person\n      from: $from\n      to: $to\n    ) {\n      count\n      results {\n        id\n        at\n        kind\n        personId\n        personName\n        userId\n        userName\n        clientAddress\n        userAgent\n        subject\n        changes {\n          name\n          before\n          after\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanySettings($id: ID!) {\n    company(id: $id) {\n      id\n      name\n      timeZone\n      holidayRegion\n      language\n      checkInHours\n      checkOutHours\n      payApprovedOnly\n      plansInDrafts\n      offerApproval\n      requireSecondFactor\n      approvalTolerance\n      weekBudget\n      planningRules {\n        ...PlanningRulesFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query CompanySettings($id: ID!) {\n    company(id: $id) {\n      id\n      name\n      timeZone\n      holidayRegion\n      language\n      checkInHours\n      checkOutHours\n      payApprovedOnly\n      plansInDrafts\n      offerApproval\n      requireSecondFactor\n      approvalTolerance\n      weekBudget\n      planningRules {\n        ...PlanningRulesFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCompany($id: ID!, $input: CompanyChanges!, $seen: CompanyChanges) {\n    updateCompany(id: $id, input: $input, seen: $seen) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateCompany($id: ID!, $input: CompanyChanges!, $seen: CompanyChanges) {\n    updateCompany(id: $id, input: $input, seen: $seen) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlannerStatistics($company: ID) {\n    plannerStatistics(company: $company) {\n      employees\n      clients\n      shifts\n      pendingInvites\n      totalUsers\n      companies\n      adminUsers\n    }\n  }\n"): (typeof documents)["\n  query PlannerStatistics($company: ID) {\n    plannerStatistics(company: $company) {\n      employees\n      clients\n      shifts\n      pendingInvites\n      totalUsers\n      companies\n      adminUsers\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TodaysAttendance($company: ID) {\n    attendance(company: $company) {\n      late\n      missing\n      in\n      expected\n      done\n      shifts {\n        id\n        state\n        employeeId\n        employeeName\n        employeePhone\n        clientName\n        locationName\n        startTime\n        endTime\n        timeZone\n        checkedInAt\n        checkedOutAt\n        lateMinutes\n        absence\n      }\n    }\n  }\n"): (typeof documents)["\n  query TodaysAttendance($company: ID) {\n    attendance(company: $company) {\n      late\n      missing\n      in\n      expected\n      done\n      shifts {\n        id\n        state\n        employeeId\n        employeeName\n        employeePhone\n        clientName\n        locationName\n        startTime\n        endTime\n        timeZone\n        checkedInAt\n        checkedOutAt\n        lateMinutes\n        absence\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecentActivity($company: ID) {\n    recentActivity(company: $company) {\n      kind\n      at\n      employeeId\n      employeeName\n      shiftId\n      clientName\n      startTime\n      endTime\n      timeZone\n    }\n  }\n"): (typeof documents)["\n  query RecentActivity($company: ID) {\n    recentActivity(company: $company) {\n      kind\n      at\n      employeeId\n      employeeName\n      shiftId\n      clientName\n      startTime\n      endTime\n      timeZone\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TodaysCoverage($company: ID!, $from: Date!, $until: Date!) {\n    coverage(company: $company, from: $from, until: $until) {\n      stretches {\n        from\n        until\n        asked\n        open\n      }\n    }\n  }\n"): (typeof documents)["\n  query TodaysCoverage($company: ID!, $from: Date!, $until: Date!) {\n    coverage(company: $company, from: $from, until: $until) {\n      stretches {\n        from\n        until\n        asked\n        open\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WaitingForApproval($company: ID) {\n    timesheets(page: 1, pageSize: 1, company: $company, state: OPEN) {\n      count\n    }\n    offers(page: 1, pageSize: 1, company: $company, status: ACCEPTED) {\n      count\n    }\n    open: openShifts(page: 1, pageSize: 100, company: $company, status: OPEN) {\n      results {\n        id\n        waiting\n      }\n    }\n    expired: openShifts(page: 1, pageSize: 100, company: $company, status: EXPIRED, ordering: \"-start_time\") {\n      results {\n        id\n        waiting\n      }\n    }\n  }\n"): (typeof documents)["\n  query WaitingForApproval($company: ID) {\n    timesheets(page: 1, pageSize: 1, company: $company, state: OPEN) {\n      count\n    }\n    offers(page: 1, pageSize: 1, company: $company, status: ACCEPTED) {\n      count\n    }\n    open: openShifts(page: 1, pageSize: 100, company: $company, status: OPEN) {\n      results {\n        id\n        waiting\n      }\n    }\n    expired: openShifts(page: 1, pageSize: 100, company: $company, status: EXPIRED, ordering: \"-start_time\") {\n      results {\n        id\n        waiting\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ImportCsv(\n    $kind: ImportKind!\n    $file: Upload!\n    $company: ID\n    $confirm: Boolean\n    $invite: Boolean\n    $columns: [String!]\n  ) {\n    importCsv(kind: $kind, file: $file, company: $company, confirm: $confirm, invite: $invite, columns: $columns) {\n      saved\n      invited\n      missing\n      columns {\n        heading\n        field\n      }\n      counts {\n        new\n        there\n        bad\n        warned\n      }\n      rows {\n        row\n        name\n        detail\n        state\n        problems {\n          heading\n          severity\n          code\n          message\n          params {\n            name\n            value\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ImportCsv(\n    $kind: ImportKind!\n    $file: Upload!\n    $company: ID\n    $confirm: Boolean\n    $invite: Boolean\n    $columns: [String!]\n  ) {\n    importCsv(kind: $kind, file: $file, company: $company, confirm: $confirm, invite: $invite, columns: $columns) {\n      saved\n      invited\n      missing\n      columns {\n        heading\n        field\n      }\n      counts {\n        new\n        there\n        bad\n        warned\n      }\n      rows {\n        row\n        name\n        detail\n        state\n        problems {\n          heading\n          severity\n          code\n          message\n          params {\n            name\n            value\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PeriodFigures on PayrollPeriod {\n    id\n    companyId\n    name\n    startDate\n    endDate\n    payments\n    pending\n    hoursWorked\n    amount\n    pendingAmount\n  }\n"): (typeof documents)["\n  fragment PeriodFigures on PayrollPeriod {\n    id\n    companyId\n    name\n    startDate\n    endDate\n    payments\n    pending\n    hoursWorked\n    amount\n    pendingAmount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PayrollPeriods($page: Int!, $pageSize: Int!, $company: ID) {\n    payrollPeriods(page: $page, pageSize: $pageSize, company: $company) {\n      count\n      results {\n        ...PeriodFigures\n      }\n    }\n  }\n"): (typeof documents)["\n  query PayrollPeriods($page: Int!, $pageSize: Int!, $company: ID) {\n    payrollPeriods(page: $page, pageSize: $pageSize, company: $company) {\n      count\n      results {\n        ...PeriodFigures\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OnePayrollPeriod($id: ID!) {\n    payrollPeriod(id: $id) {\n      ...PeriodFigures\n    }\n  }\n"): (typeof documents)["\n  query OnePayrollPeriod($id: ID!) {\n    payrollPeriod(id: $id) {\n      ...PeriodFigures\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PeriodPayments($period: ID!, $company: ID!, $page: Int!, $pageSize: Int!, $ordering: String!) {\n    payments(period: $period, company: $company, page: $page, pageSize: $pageSize, ordering: $ordering) {\n      count\n      results {\n        id\n        employeeId\n        employeeName\n        shifts\n        hoursWorked\n        amount\n        status\n        paymentDate\n      }\n    }\n  }\n"): (typeof documents)["\n  query PeriodPayments($period: ID!, $company: ID!, $page: Int!, $pageSize: Int!, $ordering: String!) {\n    payments(period: $period, company: $company, page: $page, pageSize: $pageSize, ordering: $ordering) {\n      count\n      results {\n        id\n        employeeId\n        employeeName\n        shifts\n        hoursWorked\n        amount\n        status\n        paymentDate\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Preview($period: ID!) {\n    paymentPreview(period: $period) {\n      results {\n        employeeId\n        employeeName\n        shifts\n        hoursWorked\n        amount\n        joins\n      }\n      shifts\n      hoursWorked\n      amount\n      corrections\n      unapproved\n      unfinished\n    }\n  }\n"): (typeof documents)["\n  query Preview($period: ID!) {\n    paymentPreview(period: $period) {\n      results {\n        employeeId\n        employeeName\n        shifts\n        hoursWorked\n        amount\n        joins\n      }\n      shifts\n      hoursWorked\n      amount\n      corrections\n      unapproved\n      unfinished\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreatePeriod($input: NewPaymentPeriod!) {\n    createPaymentPeriod(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation CreatePeriod($input: NewPaymentPeriod!) {\n    createPaymentPeriod(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeletePeriod($id: ID!) {\n    deletePaymentPeriod(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeletePeriod($id: ID!) {\n    deletePaymentPeriod(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GeneratePayments($period: ID!) {\n    generatePayments(period: $period) {\n      count\n    }\n  }\n"): (typeof documents)["\n  mutation GeneratePayments($period: ID!) {\n    generatePayments(period: $period) {\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkPayment($id: ID!, $status: PaymentStatus!) {\n    updatePayment(id: $id, status: $status) {\n      id\n      status\n      paymentDate\n    }\n  }\n"): (typeof documents)["\n  mutation MarkPayment($id: ID!, $status: PaymentStatus!) {\n    updatePayment(id: $id, status: $status) {\n      id\n      status\n      paymentDate\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PayPeriod($id: ID!, $paymentDate: Date) {\n    payPeriod(id: $id, paymentDate: $paymentDate) {\n      ...PeriodFigures\n    }\n  }\n"): (typeof documents)["\n  mutation PayPeriod($id: ID!, $paymentDate: Date) {\n    payPeriod(id: $id, paymentDate: $paymentDate) {\n      ...PeriodFigures\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PaymentLines($payment: ID!) {\n    paymentLines(payment: $payment) {\n      shiftId\n      date\n      clientName\n      hours\n      hourlyPayRate\n      pay\n      correctsId\n    }\n  }\n"): (typeof documents)["\n  query PaymentLines($payment: ID!) {\n    paymentLines(payment: $payment) {\n      shiftId\n      date\n      clientName\n      hours\n      hourlyPayRate\n      pay\n      correctsId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PayrollCompany($id: ID!) {\n    company(id: $id) {\n      id\n      timeZone\n      payrollColumns\n    }\n  }\n"): (typeof documents)["\n  query PayrollCompany($id: ID!) {\n    company(id: $id) {\n      id\n      timeZone\n      payrollColumns\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SavePayrollColumns($id: ID!, $columns: [PayrollColumn!]!) {\n    updateCompany(id: $id, input: { payrollColumns: $columns }) {\n      id\n      payrollColumns\n    }\n  }\n"): (typeof documents)["\n  mutation SavePayrollColumns($id: ID!, $columns: [PayrollColumn!]!) {\n    updateCompany(id: $id, input: { payrollColumns: $columns }) {\n      id\n      payrollColumns\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Timesheets(\n    $page: Int!\n    $pageSize: Int!\n    $search: String!\n    $ordering: String!\n    $company: ID\n    $state: TimesheetState\n    $from: Date\n    $to: Date\n  ) {\n    timesheets(\n      page: $page\n      pageSize: $pageSize\n      search: $search\n      ordering: $ordering\n      company: $company\n      state: $state\n      from: $from\n      to: $to\n    ) {\n      count\n      results {\n        id\n        employeeName\n        clientName\n        status\n        timeZone\n        startTime\n        endTime\n        checkedInAt\n        checkedOutAt\n        plannedHours\n        workedHours\n        pay\n        approvedAt\n        approvedById\n        corrected\n        paid\n        version\n      }\n    }\n  }\n"): (typeof documents)["\n  query Timesheets(\n    $page: Int!\n    $pageSize: Int!\n    $search: String!\n    $ordering: String!\n    $company: ID\n    $state: TimesheetState\n    $from: Date\n    $to: Date\n  ) {\n    timesheets(\n      page: $page\n      pageSize: $pageSize\n      search: $search\n      ordering: $ordering\n      company: $company\n      state: $state\n      from: $from\n      to: $to\n    ) {\n      count\n      results {\n        id\n        employeeName\n        clientName\n        status\n        timeZone\n        startTime\n        endTime\n        checkedInAt\n        checkedOutAt\n        plannedHours\n        workedHours\n        pay\n        approvedAt\n        approvedById\n        corrected\n        paid\n        version\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TimesheetCounts($search: String!, $company: ID, $from: Date, $to: Date) {\n    open: timesheets(page: 1, pageSize: 1, search: $search, company: $company, from: $from, to: $to, state: OPEN) {\n      count\n    }\n    exact: timesheets(page: 1, pageSize: 1, search: $search, company: $company, from: $from, to: $to, state: EXACT) {\n      count\n    }\n    differs: timesheets(\n      page: 1\n      pageSize: 1\n      search: $search\n      company: $company\n      from: $from\n      to: $to\n      state: DIFFERS\n    ) {\n      count\n    }\n    no_check_out: timesheets(\n      page: 1\n      pageSize: 1\n      search: $search\n      company: $company\n      from: $from\n      to: $to\n      state: NO_CHECK_OUT\n    ) {\n      count\n    }\n    absent: timesheets(page: 1, pageSize: 1, search: $search, company: $company, from: $from, to: $to, state: ABSENT) {\n      count\n    }\n  }\n"): (typeof documents)["\n  query TimesheetCounts($search: String!, $company: ID, $from: Date, $to: Date) {\n    open: timesheets(page: 1, pageSize: 1, search: $search, company: $company, from: $from, to: $to, state: OPEN) {\n      count\n    }\n    exact: timesheets(page: 1, pageSize: 1, search: $search, company: $company, from: $from, to: $to, state: EXACT) {\n      count\n    }\n    differs: timesheets(\n      page: 1\n      pageSize: 1\n      search: $search\n      company: $company\n      from: $from\n      to: $to\n      state: DIFFERS\n    ) {\n      count\n    }\n    no_check_out: timesheets(\n      page: 1\n      pageSize: 1\n      search: $search\n      company: $company\n      from: $from\n      to: $to\n      state: NO_CHECK_OUT\n    ) {\n      count\n    }\n    absent: timesheets(page: 1, pageSize: 1, search: $search, company: $company, from: $from, to: $to, state: ABSENT) {\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApproveTimesheets($shifts: [ID!]!, $versions: [String!]!, $approved: Boolean!) {\n    approveTimesheets(shifts: $shifts, versions: $versions, approved: $approved) {\n      id\n      approvedAt\n      version\n      approvedById\n    }\n  }\n"): (typeof documents)["\n  mutation ApproveTimesheets($shifts: [ID!]!, $versions: [String!]!, $approved: Boolean!) {\n    approveTimesheets(shifts: $shifts, versions: $versions, approved: $approved) {\n      id\n      approvedAt\n      version\n      approvedById\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Employees(\n    $page: Int!\n    $pageSize: Int!\n    $search: String!\n    $ordering: String!\n    $company: ID\n    $status: EmployeeStatus\n    $qualification: ID\n  ) {\n    employees(\n      page: $page\n      pageSize: $pageSize\n      search: $search\n      ordering: $ordering\n      company: $company\n      status: $status\n      qualification: $qualification\n    ) {\n      count\n      results {\n        id\n        companyName\n        name\n        lastName\n        email\n        phone\n        hourlyRate\n        status\n        qualifications {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Employees(\n    $page: Int!\n    $pageSize: Int!\n    $search: String!\n    $ordering: String!\n    $company: ID\n    $status: EmployeeStatus\n    $qualification: ID\n  ) {\n    employees(\n      page: $page\n      pageSize: $pageSize\n      search: $search\n      ordering: $ordering\n      company: $company\n      status: $status\n      qualification: $qualification\n    ) {\n      count\n      results {\n        id\n        companyName\n        name\n        lastName\n        email\n        phone\n        hourlyRate\n        status\n        qualifications {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EmployeeDetail($id: ID!) {\n    employee(id: $id) {\n      id\n      companyId\n      companyName\n      firstName\n      lastName\n      name\n      email\n      phone\n      address\n      city\n      state\n      zipCode\n      emergencyContactName\n      emergencyContactPhone\n      idNumber\n      taxNumber\n      bankAccount\n      hourlyRate\n      status\n      qualifications {\n        id\n        name\n      }\n      startDate\n      notes\n      hasAccount\n      invitationExpiresAt\n    }\n  }\n"): (typeof documents)["\n  query EmployeeDetail($id: ID!) {\n    employee(id: $id) {\n      id\n      companyId\n      companyName\n      firstName\n      lastName\n      name\n      email\n      phone\n      address\n      city\n      state\n      zipCode\n      emergencyContactName\n      emergencyContactPhone\n      idNumber\n      taxNumber\n      bankAccount\n      hourlyRate\n      status\n      qualifications {\n        id\n        name\n      }\n      startDate\n      notes\n      hasAccount\n      invitationExpiresAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateEmployee($input: NewEmployee!) {\n    createEmployee(input: $input) {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  mutation CreateEmployee($input: NewEmployee!) {\n    createEmployee(input: $input) {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateEmployee($id: ID!, $input: EmployeeChanges!, $seen: EmployeeChanges) {\n    updateEmployee(id: $id, input: $input, seen: $seen) {\n      id\n      status\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateEmployee($id: ID!, $input: EmployeeChanges!, $seen: EmployeeChanges) {\n    updateEmployee(id: $id, input: $input, seen: $seen) {\n      id\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteEmployee($id: ID!) {\n    deleteEmployee(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteEmployee($id: ID!) {\n    deleteEmployee(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteEmployee($id: ID!, $byEmail: Boolean) {\n    inviteEmployee(id: $id, byEmail: $byEmail) {\n      inviteUrl\n      expiresAt\n      sentTo\n    }\n  }\n"): (typeof documents)["\n  mutation InviteEmployee($id: ID!, $byEmail: Boolean) {\n    inviteEmployee(id: $id, byEmail: $byEmail) {\n      inviteUrl\n      expiresAt\n      sentTo\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WholeLicense on License {\n    id\n    employeeId\n    employeeName\n    qualificationId\n    qualificationName\n    expires\n    renewed\n    number\n    issuer\n    validFrom\n    validUntil\n    scanName\n  }\n"): (typeof documents)["\n  fragment WholeLicense on License {\n    id\n    employeeId\n    employeeName\n    qualificationId\n    qualificationName\n    expires\n    renewed\n    number\n    issuer\n    validFrom\n    validUntil\n    scanName\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Licenses($page: Int!, $pageSize: Int!, $search: String!, $ordering: String!, $company: ID, $until: Date) {\n    licenses(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering, company: $company, until: $until) {\n      count\n      results {\n        ...WholeLicense\n      }\n    }\n  }\n"): (typeof documents)["\n  query Licenses($page: Int!, $pageSize: Int!, $search: String!, $ordering: String!, $company: ID, $until: Date) {\n    licenses(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering, company: $company, until: $until) {\n      count\n      results {\n        ...WholeLicense\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MissingLicenses($company: ID) {\n    missingLicenses(company: $company) {\n      employeeId\n      employeeName\n      qualificationId\n      qualificationName\n    }\n  }\n"): (typeof documents)["\n  query MissingLicenses($company: ID) {\n    missingLicenses(company: $company) {\n      employeeId\n      employeeName\n      qualificationId\n      qualificationName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EmployeeLicenses($employee: ID!) {\n    employeeLicenses(employee: $employee) {\n      ...WholeLicense\n    }\n  }\n"): (typeof documents)["\n  query EmployeeLicenses($employee: ID!) {\n    employeeLicenses(employee: $employee) {\n      ...WholeLicense\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LicenseDetail($id: ID!) {\n    license(id: $id) {\n      ...WholeLicense\n    }\n  }\n"): (typeof documents)["\n  query LicenseDetail($id: ID!) {\n    license(id: $id) {\n      ...WholeLicense\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateLicense($employee: ID!, $input: NewLicense!) {\n    createLicense(employee: $employee, input: $input) {\n      ...WholeLicense\n    }\n  }\n"): (typeof documents)["\n  mutation CreateLicense($employee: ID!, $input: NewLicense!) {\n    createLicense(employee: $employee, input: $input) {\n      ...WholeLicense\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateLicense($id: ID!, $input: LicenseChanges!, $seen: LicenseChanges) {\n    updateLicense(id: $id, input: $input, seen: $seen) {\n      ...WholeLicense\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateLicense($id: ID!, $input: LicenseChanges!, $seen: LicenseChanges) {\n    updateLicense(id: $id, input: $input, seen: $seen) {\n      ...WholeLicense\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteLicense($id: ID!) {\n    deleteLicense(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteLicense($id: ID!) {\n    deleteLicense(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetLicenseScan($id: ID!, $file: Upload!) {\n    setLicenseScan(id: $id, file: $file) {\n      ...WholeLicense\n    }\n  }\n"): (typeof documents)["\n  mutation SetLicenseScan($id: ID!, $file: Upload!) {\n    setLicenseScan(id: $id, file: $file) {\n      ...WholeLicense\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteLicenseScan($id: ID!) {\n    deleteLicenseScan(id: $id) {\n      ...WholeLicense\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteLicenseScan($id: ID!) {\n    deleteLicenseScan(id: $id) {\n      ...WholeLicense\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QualificationOptions($company: ID, $search: String) {\n    qualifications(company: $company, search: $search, pageSize: 100) {\n      count\n      results {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query QualificationOptions($company: ID, $search: String) {\n    qualifications(company: $company, search: $search, pageSize: 100) {\n      count\n      results {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChosenQualification($id: ID!) {\n    qualification(id: $id) {\n      id\n      name\n      expires\n    }\n  }\n"): (typeof documents)["\n  query ChosenQualification($id: ID!) {\n    qualification(id: $id) {\n      id\n      name\n      expires\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Qualifications($page: Int!, $pageSize: Int!, $search: String!, $ordering: String!, $company: ID) {\n    qualifications(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering, company: $company) {\n      count\n      results {\n        id\n        name\n        companyId\n        employees\n        expires\n      }\n    }\n  }\n"): (typeof documents)["\n  query Qualifications($page: Int!, $pageSize: Int!, $search: String!, $ordering: String!, $company: ID) {\n    qualifications(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering, company: $company) {\n      count\n      results {\n        id\n        name\n        companyId\n        employees\n        expires\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateQualification($company: ID, $name: String!, $expires: Boolean!) {\n    createQualification(company: $company, name: $name, expires: $expires) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation CreateQualification($company: ID, $name: String!, $expires: Boolean!) {\n    createQualification(company: $company, name: $name, expires: $expires) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenameQualification($id: ID!, $name: String!, $expires: Boolean!, $seen: String) {\n    renameQualification(id: $id, name: $name, expires: $expires, seen: $seen) {\n      id\n      name\n      expires\n    }\n  }\n"): (typeof documents)["\n  mutation RenameQualification($id: ID!, $name: String!, $expires: Boolean!, $seen: String) {\n    renameQualification(id: $id, name: $name, expires: $expires, seen: $seen) {\n      id\n      name\n      expires\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteQualification($id: ID!) {\n    deleteQualification(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteQualification($id: ID!) {\n    deleteQualification(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminRegistrationToken($token: String!) {\n    info: adminRegistrationToken(token: $token) {\n      createdBy\n      expiresAt\n    }\n  }\n"): (typeof documents)["\n  query AdminRegistrationToken($token: String!) {\n    info: adminRegistrationToken(token: $token) {\n      createdBy\n      expiresAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EmployeeRegistrationToken($token: String!) {\n    info: employeeRegistrationToken(token: $token) {\n      firstName\n      lastName\n      email\n      companyName\n    }\n  }\n"): (typeof documents)["\n  query EmployeeRegistrationToken($token: String!) {\n    info: employeeRegistrationToken(token: $token) {\n      firstName\n      lastName\n      email\n      companyName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GenerateAdminRegistrationLink {\n    generateAdminRegistrationLink {\n      registrationUrl\n      expiresAt\n    }\n  }\n"): (typeof documents)["\n  mutation GenerateAdminRegistrationLink {\n    generateAdminRegistrationLink {\n      registrationUrl\n      expiresAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RegisterAdministrator($token: String!, $input: AdminRegistrationInput!) {\n    registerAdministrator(token: $token, input: $input)\n  }\n"): (typeof documents)["\n  mutation RegisterAdministrator($token: String!, $input: AdminRegistrationInput!) {\n    registerAdministrator(token: $token, input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RegisterEmployee($token: String!, $input: EmployeeRegistrationInput!) {\n    registerEmployee(token: $token, input: $input)\n  }\n"): (typeof documents)["\n  mutation RegisterEmployee($token: String!, $input: EmployeeRegistrationInput!) {\n    registerEmployee(token: $token, input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TimeOffBalances($employee: ID!) {\n    timeOffBalances(employee: $employee) {\n      typeId\n      typeName\n      unit\n      carriedOver\n      granted\n      accrued\n      taken\n      pending\n      expired\n      corrected\n      balance\n    }\n  }\n"): (typeof documents)["\n  query TimeOffBalances($employee: ID!) {\n    timeOffBalances(employee: $employee) {\n      typeId\n      typeName\n      unit\n      carriedOver\n      granted\n      accrued\n      taken\n      pending\n      expired\n      corrected\n      balance\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TimeOffEntries($employee: ID!, $type: ID, $page: Int!) {\n    timeOffEntries(employee: $employee, type: $type, page: $page, pageSize: 20) {\n      count\n      results {\n        id\n        kind\n        amount\n        day\n        reason\n        timeOffId\n      }\n    }\n  }\n"): (typeof documents)["\n  query TimeOffEntries($employee: ID!, $type: ID, $page: Int!) {\n    timeOffEntries(employee: $employee, type: $type, page: $page, pageSize: 20) {\n      count\n      results {\n        id\n        kind\n        amount\n        day\n        reason\n        timeOffId\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddTimeOffEntry($input: NewTimeOffEntry!) {\n    addTimeOffEntry(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation AddTimeOffEntry($input: NewTimeOffEntry!) {\n    addTimeOffEntry(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WholeTimeOff on TimeOff {\n    id\n    companyId\n    employeeId\n    employeeName\n    typeId\n    typeName\n    unit\n    fromDay\n    fromTime\n    untilDay\n    untilTime\n    amount\n    reason\n    fileName\n    status\n    answer\n    isApprovedOnce\n    suggestedFrom\n    suggestedUntil\n    shifts\n  }\n"): (typeof documents)["\n  fragment WholeTimeOff on TimeOff {\n    id\n    companyId\n    employeeId\n    employeeName\n    typeId\n    typeName\n    unit\n    fromDay\n    fromTime\n    untilDay\n    untilTime\n    amount\n    reason\n    fileName\n    status\n    answer\n    isApprovedOnce\n    suggestedFrom\n    suggestedUntil\n    shifts\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TimeOffRequests(\n    $page: Int!\n    $pageSize: Int!\n    $search: String\n    $ordering: String\n    $company: ID\n    $status: TimeOffStatus\n    $employee: ID\n    $from: Date\n  ) {\n    timeOffRequests(\n      page: $page\n      pageSize: $pageSize\n      search: $search\n      ordering: $ordering\n      company: $company\n      status: $status\n      employee: $employee\n      from: $from\n    ) {\n      count\n      results {\n        ...WholeTimeOff\n      }\n    }\n  }\n"): (typeof documents)["\n  query TimeOffRequests(\n    $page: Int!\n    $pageSize: Int!\n    $search: String\n    $ordering: String\n    $company: ID\n    $status: TimeOffStatus\n    $employee: ID\n    $from: Date\n  ) {\n    timeOffRequests(\n      page: $page\n      pageSize: $pageSize\n      search: $search\n      ordering: $ordering\n      company: $company\n      status: $status\n      employee: $employee\n      from: $from\n    ) {\n      count\n      results {\n        ...WholeTimeOff\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TimeOffDecision($id: ID!) {\n    timeOff(id: $id) {\n      ...WholeTimeOff\n    }\n    timeOffImpact(timeOff: $id) {\n      balance\n      shifts {\n        id\n        clientName\n        locationName\n        title\n        startTime\n        endTime\n        timeZone\n      }\n      away {\n        employeeId\n        employeeName\n        typeName\n        status\n        fromDay\n        fromTime\n        untilDay\n        untilTime\n      }\n    }\n  }\n"): (typeof documents)["\n  query TimeOffDecision($id: ID!) {\n    timeOff(id: $id) {\n      ...WholeTimeOff\n    }\n    timeOffImpact(timeOff: $id) {\n      balance\n      shifts {\n        id\n        clientName\n        locationName\n        title\n        startTime\n        endTime\n        timeZone\n      }\n      away {\n        employeeId\n        employeeName\n        typeName\n        status\n        fromDay\n        fromTime\n        untilDay\n        untilTime\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateTimeOff($input: NewTimeOff!) {\n    createTimeOff(input: $input) {\n      ...WholeTimeOff\n    }\n  }\n"): (typeof documents)["\n  mutation CreateTimeOff($input: NewTimeOff!) {\n    createTimeOff(input: $input) {\n      ...WholeTimeOff\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApproveTimeOff($id: ID!, $answer: String) {\n    approveTimeOff(id: $id, answer: $answer) {\n      ...WholeTimeOff\n    }\n  }\n"): (typeof documents)["\n  mutation ApproveTimeOff($id: ID!, $answer: String) {\n    approveTimeOff(id: $id, answer: $answer) {\n      ...WholeTimeOff\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RefuseTimeOff($id: ID!, $answer: String, $suggestedFrom: Date, $suggestedUntil: Date) {\n    refuseTimeOff(id: $id, answer: $answer, suggestedFrom: $suggestedFrom, suggestedUntil: $suggestedUntil) {\n      ...WholeTimeOff\n    }\n  }\n"): (typeof documents)["\n  mutation RefuseTimeOff($id: ID!, $answer: String, $suggestedFrom: Date, $suggestedUntil: Date) {\n    refuseTimeOff(id: $id, answer: $answer, suggestedFrom: $suggestedFrom, suggestedUntil: $suggestedUntil) {\n      ...WholeTimeOff\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelTimeOff($id: ID!, $answer: String) {\n    cancelTimeOff(id: $id, answer: $answer) {\n      ...WholeTimeOff\n    }\n  }\n"): (typeof documents)["\n  mutation CancelTimeOff($id: ID!, $answer: String) {\n    cancelTimeOff(id: $id, answer: $answer) {\n      ...WholeTimeOff\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeBackTimeOff($id: ID!, $answer: String) {\n    takeBackTimeOff(id: $id, answer: $answer) {\n      ...WholeTimeOff\n    }\n  }\n"): (typeof documents)["\n  mutation TakeBackTimeOff($id: ID!, $answer: String) {\n    takeBackTimeOff(id: $id, answer: $answer) {\n      ...WholeTimeOff\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OfferShift($id: ID!) {\n    offerShift(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation OfferShift($id: ID!) {\n    offerShift(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WholeTimeOffType on TimeOffType {\n    id\n    companyId\n    name\n    isPaid\n    unit\n    needsApproval\n    needsSecondApproval\n    noticeDays\n    isSick\n    isActive\n    monthlyAccrual\n    carryOverLimit\n  }\n"): (typeof documents)["\n  fragment WholeTimeOffType on TimeOffType {\n    id\n    companyId\n    name\n    isPaid\n    unit\n    needsApproval\n    needsSecondApproval\n    noticeDays\n    isSick\n    isActive\n    monthlyAccrual\n    carryOverLimit\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TimeOffTypes($company: ID) {\n    timeOffTypes(company: $company, pageSize: 100) {\n      results {\n        ...WholeTimeOffType\n      }\n    }\n  }\n"): (typeof documents)["\n  query TimeOffTypes($company: ID) {\n    timeOffTypes(company: $company, pageSize: 100) {\n      results {\n        ...WholeTimeOffType\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OneTimeOffType($id: ID!) {\n    timeOffType(id: $id) {\n      ...WholeTimeOffType\n    }\n  }\n"): (typeof documents)["\n  query OneTimeOffType($id: ID!) {\n    timeOffType(id: $id) {\n      ...WholeTimeOffType\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateTimeOffType($input: NewTimeOffType!) {\n    createTimeOffType(input: $input) {\n      ...WholeTimeOffType\n    }\n  }\n"): (typeof documents)["\n  mutation CreateTimeOffType($input: NewTimeOffType!) {\n    createTimeOffType(input: $input) {\n      ...WholeTimeOffType\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateTimeOffType($id: ID!, $input: TimeOffTypeChanges!, $seen: TimeOffTypeChanges) {\n    updateTimeOffType(id: $id, input: $input, seen: $seen) {\n      ...WholeTimeOffType\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateTimeOffType($id: ID!, $input: TimeOffTypeChanges!, $seen: TimeOffTypeChanges) {\n    updateTimeOffType(id: $id, input: $input, seen: $seen) {\n      ...WholeTimeOffType\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteTimeOffType($id: ID!) {\n    deleteTimeOffType(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteTimeOffType($id: ID!) {\n    deleteTimeOffType(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EmployeeUnavailability($employee: ID!) {\n    employeeUnavailability(employee: $employee) {\n      id\n      fromDay\n      fromTime\n      untilDay\n      untilTime\n      reason\n    }\n  }\n"): (typeof documents)["\n  query EmployeeUnavailability($employee: ID!) {\n    employeeUnavailability(employee: $employee) {\n      id\n      fromDay\n      fromTime\n      untilDay\n      untilTime\n      reason\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddUnavailability($employee: ID!, $input: NewUnavailability!) {\n    addUnavailability(employee: $employee, input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation AddUnavailability($employee: ID!, $input: NewUnavailability!) {\n    addUnavailability(employee: $employee, input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveUnavailability($id: ID!) {\n    removeUnavailability(id: $id)\n  }\n"): (typeof documents)["\n  mutation RemoveUnavailability($id: ID!) {\n    removeUnavailability(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ManagedUsers($page: Int!, $pageSize: Int!, $search: String!, $ordering: String!) {\n    users(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering) {\n      count\n      results {\n        id\n        username\n        email\n        firstName\n        lastName\n        isActive\n        isStaff\n        isSuperuser\n        isAdmin\n        lastLogin\n        administeredCompanies {\n          id\n          name\n        }\n        employeeProfile {\n          id\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ManagedUsers($page: Int!, $pageSize: Int!, $search: String!, $ordering: String!) {\n    users(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering) {\n      count\n      results {\n        id\n        username\n        email\n        firstName\n        lastName\n        isActive\n        isStaff\n        isSuperuser\n        isAdmin\n        lastLogin\n        administeredCompanies {\n          id\n          name\n        }\n        employeeProfile {\n          id\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ManagedUserNow($id: ID!) {\n    user(id: $id) {\n      id\n      username\n      email\n      firstName\n      lastName\n      isActive\n      isStaff\n      isSuperuser\n    }\n  }\n"): (typeof documents)["\n  query ManagedUserNow($id: ID!) {\n    user(id: $id) {\n      id\n      username\n      email\n      firstName\n      lastName\n      isActive\n      isStaff\n      isSuperuser\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateUser($input: NewUser!) {\n    createUser(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation CreateUser($input: NewUser!) {\n    createUser(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateUser($id: ID!, $input: UserChanges!, $seen: UserChanges) {\n    updateUser(id: $id, input: $input, seen: $seen) {\n      id\n      email\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateUser($id: ID!, $input: UserChanges!, $seen: UserChanges) {\n    updateUser(id: $id, input: $input, seen: $seen) {\n      id\n      email\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndUserSessions($id: ID!) {\n    endUserSessions(id: $id)\n  }\n"): (typeof documents)["\n  mutation EndUserSessions($id: ID!) {\n    endUserSessions(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetSecondFactor($id: ID!, $identityProof: IdentityProof) {\n    resetSecondFactor(id: $id, identityProof: $identityProof)\n  }\n"): (typeof documents)["\n  mutation ResetSecondFactor($id: ID!, $identityProof: IdentityProof) {\n    resetSecondFactor(id: $id, identityProof: $identityProof)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EraseUser($id: ID!, $username: String!) {\n    eraseUser(id: $id, username: $username)\n  }\n"): (typeof documents)["\n  mutation EraseUser($id: ID!, $username: String!) {\n    eraseUser(id: $id, username: $username)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetUserPassword($id: ID!, $password: String!, $currentPassword: String) {\n    setUserPassword(id: $id, password: $password, currentPassword: $currentPassword)\n  }\n"): (typeof documents)["\n  mutation SetUserPassword($id: ID!, $password: String!, $currentPassword: String) {\n    setUserPassword(id: $id, password: $password, currentPassword: $currentPassword)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Candidate on Candidate {\n    employeeId\n    name\n    standing\n    conflicts {\n      ...AnsweredConflict\n    }\n    hours\n    overtime\n    cost\n    here\n    wish\n    preferred\n  }\n"): (typeof documents)["\n  fragment Candidate on Candidate {\n    employeeId\n    name\n    standing\n    conflicts {\n      ...AnsweredConflict\n    }\n    hours\n    overtime\n    cost\n    here\n    wish\n    preferred\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Candidates($shift: ID, $post: ID, $start: DateTime, $end: DateTime) {\n    candidates(shift: $shift, post: $post, start: $start, end: $end) {\n      timeZone\n      results {\n        ...Candidate\n      }\n    }\n  }\n"): (typeof documents)["\n  query Candidates($shift: ID, $post: ID, $start: DateTime, $end: DateTime) {\n    candidates(shift: $shift, post: $post, start: $start, end: $end) {\n      timeZone\n      results {\n        ...Candidate\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AnsweredConflict on ShiftConflict {\n    code\n    severity\n    other {\n      id\n      clientName\n      startTime\n      endTime\n    }\n    from\n    until\n    qualifications\n    hours\n    days\n    limit\n    week\n    first\n    last\n  }\n"): (typeof documents)["\n  fragment AnsweredConflict on ShiftConflict {\n    code\n    severity\n    other {\n      id\n      clientName\n      startTime\n      endTime\n    }\n    from\n    until\n    qualifications\n    hours\n    days\n    limit\n    week\n    first\n    last\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlanningRulesFields on PlanningRules {\n    availability\n    qualification\n    license\n    rest\n    weekHours\n    daysInRow\n    shiftHours\n    monthHours\n    yearHours\n    averageHours\n    sundays\n    notice\n    minRestHours\n    maxWeekHours\n    maxDaysInRow\n    minShiftHours\n    maxMonthHours\n    maxYearHours\n    maxAverageHours\n    averageWeeks\n    minSundaysOff\n    minNoticeDays\n  }\n"): (typeof documents)["\n  fragment PlanningRulesFields on PlanningRules {\n    availability\n    qualification\n    license\n    rest\n    weekHours\n    daysInRow\n    shiftHours\n    monthHours\n    yearHours\n    averageHours\n    sundays\n    notice\n    minRestHours\n    maxWeekHours\n    maxDaysInRow\n    minShiftHours\n    maxMonthHours\n    maxYearHours\n    maxAverageHours\n    averageWeeks\n    minSundaysOff\n    minNoticeDays\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShiftConflicts($changes: [ShiftChange!]!) {\n    shiftConflicts(changes: $changes) {\n      ...AnsweredConflict\n    }\n  }\n"): (typeof documents)["\n  query ShiftConflicts($changes: [ShiftChange!]!) {\n    shiftConflicts(changes: $changes) {\n      ...AnsweredConflict\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Coverage($company: ID, $from: Date!, $until: Date!, $client: ID) {\n    coverage(company: $company, from: $from, until: $until, client: $client) {\n      from\n      until\n      posts {\n        id\n        name\n        color\n        clientId\n        clientName\n        locationId\n        locationName\n        timeZone\n        asked\n        covered\n        open\n        over\n        unqualified\n        billed\n      }\n      sites {\n        clientId\n        clientName\n        locationId\n        locationName\n        asked\n        planned\n        cost\n        contracted\n        billed\n        margin\n        weekBudget\n        weekHours\n      }\n      stretches {\n        post\n        from\n        until\n        asked\n        covered\n        open\n        offered\n        unqualified\n      }\n      closures {\n        postId\n        from\n        until\n        heads\n        reason\n      }\n    }\n  }\n"): (typeof documents)["\n  query Coverage($company: ID, $from: Date!, $until: Date!, $client: ID) {\n    coverage(company: $company, from: $from, until: $until, client: $client) {\n      from\n      until\n      posts {\n        id\n        name\n        color\n        clientId\n        clientName\n        locationId\n        locationName\n        timeZone\n        asked\n        covered\n        open\n        over\n        unqualified\n        billed\n      }\n      sites {\n        clientId\n        clientName\n        locationId\n        locationName\n        asked\n        planned\n        cost\n        contracted\n        billed\n        margin\n        weekBudget\n        weekHours\n      }\n      stretches {\n        post\n        from\n        until\n        asked\n        covered\n        open\n        offered\n        unqualified\n      }\n      closures {\n        postId\n        from\n        until\n        heads\n        reason\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InactiveEmployees($company: ID) {\n    employees(company: $company, status: INACTIVE, pageSize: 1) {\n      count\n    }\n  }\n"): (typeof documents)["\n  query InactiveEmployees($company: ID) {\n    employees(company: $company, status: INACTIVE, pageSize: 1) {\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Schedule($from: DateTime!, $to: DateTime!, $company: ID) {\n    schedule(from: $from, to: $to, company: $company) {\n      company {\n        id\n        name\n      }\n      timeZone\n      unpublished\n      weekBudget\n      employees {\n        id\n        name\n        status\n        isInvited\n        hourlyRate\n        qualifications\n        licenses {\n          qualificationId\n          from\n          until\n        }\n        availability {\n          dayOfWeek\n          startTime\n          endTime\n          isAvailable\n        }\n        wishes {\n          kind\n          fromDay\n          fromTime\n          untilDay\n          untilTime\n        }\n        beyond {\n          period\n          hours\n        }\n        unavailability {\n          fromDay\n          fromTime\n          untilDay\n          untilTime\n          timeOff\n          typeName\n        }\n      }\n      clients {\n        id\n        name\n        status\n        timeZone\n        requiredQualifications\n        weekBudget\n        weekHours\n        locations {\n          id\n          name\n          timeZone\n          requiredQualifications\n          weekBudget\n          weekHours\n        }\n      }\n      qualifications {\n        id\n        name\n      }\n      columns {\n        shifts {\n          id\n          title\n          clientId\n          locationId\n          postId\n          employeeId\n          startTime\n          endTime\n          status\n          notes\n          allowOverlap\n          seriesId\n          hours\n          pay\n          isDraft\n          publishedAt\n        }\n        neighbours {\n          id\n          clientId\n          locationId\n          employeeId\n          startTime\n          endTime\n          status\n          allowOverlap\n        }\n      }\n      withdrawn {\n        id\n        title\n        clientId\n        locationId\n        postId\n        employeeId\n        startTime\n        endTime\n        status\n        notes\n        allowOverlap\n        seriesId\n        hours\n        pay\n        isDraft\n        publishedAt\n      }\n      rules {\n        ...PlanningRulesFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query Schedule($from: DateTime!, $to: DateTime!, $company: ID) {\n    schedule(from: $from, to: $to, company: $company) {\n      company {\n        id\n        name\n      }\n      timeZone\n      unpublished\n      weekBudget\n      employees {\n        id\n        name\n        status\n        isInvited\n        hourlyRate\n        qualifications\n        licenses {\n          qualificationId\n          from\n          until\n        }\n        availability {\n          dayOfWeek\n          startTime\n          endTime\n          isAvailable\n        }\n        wishes {\n          kind\n          fromDay\n          fromTime\n          untilDay\n          untilTime\n        }\n        beyond {\n          period\n          hours\n        }\n        unavailability {\n          fromDay\n          fromTime\n          untilDay\n          untilTime\n          timeOff\n          typeName\n        }\n      }\n      clients {\n        id\n        name\n        status\n        timeZone\n        requiredQualifications\n        weekBudget\n        weekHours\n        locations {\n          id\n          name\n          timeZone\n          requiredQualifications\n          weekBudget\n          weekHours\n        }\n      }\n      qualifications {\n        id\n        name\n      }\n      columns {\n        shifts {\n          id\n          title\n          clientId\n          locationId\n          postId\n          employeeId\n          startTime\n          endTime\n          status\n          notes\n          allowOverlap\n          seriesId\n          hours\n          pay\n          isDraft\n          publishedAt\n        }\n        neighbours {\n          id\n          clientId\n          locationId\n          employeeId\n          startTime\n          endTime\n          status\n          allowOverlap\n        }\n      }\n      withdrawn {\n        id\n        title\n        clientId\n        locationId\n        postId\n        employeeId\n        startTime\n        endTime\n        status\n        notes\n        allowOverlap\n        seriesId\n        hours\n        pay\n        isDraft\n        publishedAt\n      }\n      rules {\n        ...PlanningRulesFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SiteHolidays($company: ID!, $from: Date!, $until: Date!, $language: String) {\n    siteHolidays(company: $company, from: $from, until: $until, language: $language) {\n      locationName\n      holidays {\n        date\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query SiteHolidays($company: ID!, $from: Date!, $until: Date!, $language: String) {\n    siteHolidays(company: $company, from: $from, until: $until, language: $language) {\n      locationName\n      holidays {\n        date\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WholeOffer on Offer {\n    id\n    kind\n    status\n    employeeId\n    employeeName\n    colleagueId\n    colleagueName\n    deadline\n    answer\n    given {\n      ...PlannerOfferedShift\n    }\n    inReturn {\n      ...PlannerOfferedShift\n    }\n  }\n"): (typeof documents)["\n  fragment WholeOffer on Offer {\n    id\n    kind\n    status\n    employeeId\n    employeeName\n    colleagueId\n    colleagueName\n    deadline\n    answer\n    given {\n      ...PlannerOfferedShift\n    }\n    inReturn {\n      ...PlannerOfferedShift\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlannerOfferedShift on OfferedShift {\n    shiftId\n    title\n    clientName\n    locationName\n    startTime\n    endTime\n    timeZone\n  }\n"): (typeof documents)["\n  fragment PlannerOfferedShift on OfferedShift {\n    shiftId\n    title\n    clientName\n    locationName\n    startTime\n    endTime\n    timeZone\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Offers(\n    $page: Int!\n    $pageSize: Int!\n    $search: String\n    $ordering: String\n    $company: ID\n    $status: OfferStatus\n    $kind: OfferKind\n  ) {\n    offers(\n      page: $page\n      pageSize: $pageSize\n      search: $search\n      ordering: $ordering\n      company: $company\n      status: $status\n      kind: $kind\n    ) {\n      count\n      results {\n        ...WholeOffer\n      }\n    }\n  }\n"): (typeof documents)["\n  query Offers(\n    $page: Int!\n    $pageSize: Int!\n    $search: String\n    $ordering: String\n    $company: ID\n    $status: OfferStatus\n    $kind: OfferKind\n  ) {\n    offers(\n      page: $page\n      pageSize: $pageSize\n      search: $search\n      ordering: $ordering\n      company: $company\n      status: $status\n      kind: $kind\n    ) {\n      count\n      results {\n        ...WholeOffer\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OfferDecision($id: ID!) {\n    offer(id: $id) {\n      ...WholeOffer\n    }\n    offerConflicts(offer: $id) {\n      change\n      ...AnsweredConflict\n    }\n  }\n"): (typeof documents)["\n  query OfferDecision($id: ID!) {\n    offer(id: $id) {\n      ...WholeOffer\n    }\n    offerConflicts(offer: $id) {\n      change\n      ...AnsweredConflict\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApproveOffer($id: ID!) {\n    approveOffer(id: $id) {\n      ...WholeOffer\n    }\n  }\n"): (typeof documents)["\n  mutation ApproveOffer($id: ID!) {\n    approveOffer(id: $id) {\n      ...WholeOffer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RefuseOffer($id: ID!, $answer: String) {\n    refuseOffer(id: $id, answer: $answer) {\n      ...WholeOffer\n    }\n  }\n"): (typeof documents)["\n  mutation RefuseOffer($id: ID!, $answer: String) {\n    refuseOffer(id: $id, answer: $answer) {\n      ...WholeOffer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeBackOffer($id: ID!) {\n    takeBackOffer(id: $id) {\n      id\n      status\n    }\n  }\n"): (typeof documents)["\n  mutation TakeBackOffer($id: ID!) {\n    takeBackOffer(id: $id) {\n      id\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WholeOpenShift on OpenShift {\n    id\n    clientName\n    locationName\n    postName\n    title\n    startTime\n    endTime\n    timeZone\n    deadline\n    mode\n    audience\n    places\n    taken\n    status\n    waiting\n  }\n"): (typeof documents)["\n  fragment WholeOpenShift on OpenShift {\n    id\n    clientName\n    locationName\n    postName\n    title\n    startTime\n    endTime\n    timeZone\n    deadline\n    mode\n    audience\n    places\n    taken\n    status\n    waiting\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpenShifts(\n    $page: Int!\n    $pageSize: Int!\n    $search: String\n    $ordering: String\n    $company: ID\n    $status: OpenShiftStatus\n  ) {\n    openShifts(\n      page: $page\n      pageSize: $pageSize\n      search: $search\n      ordering: $ordering\n      company: $company\n      status: $status\n    ) {\n      count\n      results {\n        ...WholeOpenShift\n      }\n    }\n  }\n"): (typeof documents)["\n  query OpenShifts(\n    $page: Int!\n    $pageSize: Int!\n    $search: String\n    $ordering: String\n    $company: ID\n    $status: OpenShiftStatus\n  ) {\n    openShifts(\n      page: $page\n      pageSize: $pageSize\n      search: $search\n      ordering: $ordering\n      company: $company\n      status: $status\n    ) {\n      count\n      results {\n        ...WholeOpenShift\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateOpenShift($input: NewOpenShift!) {\n    createOpenShift(input: $input) {\n      ...WholeOpenShift\n    }\n  }\n"): (typeof documents)["\n  mutation CreateOpenShift($input: NewOpenShift!) {\n    createOpenShift(input: $input) {\n      ...WholeOpenShift\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelOpenShift($id: ID!) {\n    cancelOpenShift(id: $id) {\n      ...WholeOpenShift\n    }\n  }\n"): (typeof documents)["\n  mutation CancelOpenShift($id: ID!) {\n    cancelOpenShift(id: $id) {\n      ...WholeOpenShift\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AwardOpenShift($openShift: ID!, $employee: ID!) {\n    awardOpenShift(openShift: $openShift, employee: $employee) {\n      ...WholeOpenShift\n    }\n  }\n"): (typeof documents)["\n  mutation AwardOpenShift($openShift: ID!, $employee: ID!) {\n    awardOpenShift(openShift: $openShift, employee: $employee) {\n      ...WholeOpenShift\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeBackAward($openShift: ID!, $employee: ID!) {\n    takeBackAward(openShift: $openShift, employee: $employee) {\n      ...WholeOpenShift\n    }\n  }\n"): (typeof documents)["\n  mutation TakeBackAward($openShift: ID!, $employee: ID!) {\n    takeBackAward(openShift: $openShift, employee: $employee) {\n      ...WholeOpenShift\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpenShiftClaims($openShift: ID!) {\n    openShiftClaims(openShift: $openShift) {\n      id\n      employeeId\n      employeeName\n      status\n      candidate {\n        ...Candidate\n      }\n    }\n  }\n"): (typeof documents)["\n  query OpenShiftClaims($openShift: ID!) {\n    openShiftClaims(openShift: $openShift) {\n      id\n      employeeId\n      employeeName\n      status\n      candidate {\n        ...Candidate\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WholePlan on RosterPlan {\n    id\n    state\n    from\n    until\n    seconds\n    worked\n    asked\n    missing\n    progress {\n      worked\n      missing\n      value\n    }\n    shifts {\n      number\n      postName\n      clientName\n      locationName\n      timeZone\n      startTime\n      endTime\n      employeeId\n      employeeName\n      hours\n      cost\n      knowsPlace\n      preferred\n      wish\n      others\n      shiftId\n      movesId\n      movedFromId\n      movedFromName\n      isPublished\n    }\n    open {\n      postId\n      postName\n      movesId\n      clientName\n      locationName\n      timeZone\n      startTime\n      endTime\n      heads\n      reasons {\n        code\n        people\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment WholePlan on RosterPlan {\n    id\n    state\n    from\n    until\n    seconds\n    worked\n    asked\n    missing\n    progress {\n      worked\n      missing\n      value\n    }\n    shifts {\n      number\n      postName\n      clientName\n      locationName\n      timeZone\n      startTime\n      endTime\n      employeeId\n      employeeName\n      hours\n      cost\n      knowsPlace\n      preferred\n      wish\n      others\n      shiftId\n      movesId\n      movedFromId\n      movedFromName\n      isPublished\n    }\n    open {\n      postId\n      postName\n      movesId\n      clientName\n      locationName\n      timeZone\n      startTime\n      endTime\n      heads\n      reasons {\n        code\n        people\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RosterPlan($id: ID!) {\n    rosterPlan(id: $id) {\n      ...WholePlan\n    }\n  }\n"): (typeof documents)["\n  query RosterPlan($id: ID!) {\n    rosterPlan(id: $id) {\n      ...WholePlan\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlanFigures on PlanFigures {\n    planId\n    from\n    until\n    open\n    made\n    moved\n    unwished\n    cost\n    hours\n    hoursEach\n    overtime\n    sharedHours {\n      ...Spread\n    }\n    sharedNights {\n      ...Spread\n    }\n    sharedWeekends {\n      ...Spread\n    }\n  }\n\n  fragment Spread on PlanSpread {\n    gini\n    least\n    most\n  }\n"): (typeof documents)["\n  fragment PlanFigures on PlanFigures {\n    planId\n    from\n    until\n    open\n    made\n    moved\n    unwished\n    cost\n    hours\n    hoursEach\n    overtime\n    sharedHours {\n      ...Spread\n    }\n    sharedNights {\n      ...Spread\n    }\n    sharedWeekends {\n      ...Spread\n    }\n  }\n\n  fragment Spread on PlanSpread {\n    gini\n    least\n    most\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ComparePlans($id: ID!, $with: ID) {\n    comparePlans(id: $id, with: $with) {\n      plans {\n        ...PlanFigures\n      }\n    }\n  }\n"): (typeof documents)["\n  query ComparePlans($id: ID!, $with: ID) {\n    comparePlans(id: $id, with: $with) {\n      plans {\n        ...PlanFigures\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JudgedWeek($company: ID!, $week: Date!) {\n    judgedWeek(company: $company, week: $week) {\n      from\n      shifts\n      cost\n      hours\n      overtime\n      sharedHours {\n        ...Spread\n      }\n      sharedNights {\n        ...Spread\n      }\n      sharedWeekends {\n        ...Spread\n      }\n      strangers\n      ways\n      preferred\n      wished\n      unwished\n      points {\n        cost\n        overtime\n        fairness\n        place\n        travel\n        preference\n      }\n    }\n  }\n"): (typeof documents)["\n  query JudgedWeek($company: ID!, $week: Date!) {\n    judgedWeek(company: $company, week: $week) {\n      from\n      shifts\n      cost\n      hours\n      overtime\n      sharedHours {\n        ...Spread\n      }\n      sharedNights {\n        ...Spread\n      }\n      sharedWeekends {\n        ...Spread\n      }\n      strangers\n      ways\n      preferred\n      wished\n      unwished\n      points {\n        cost\n        overtime\n        fairness\n        place\n        travel\n        preference\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreatePlan($input: NewPlan!) {\n    createPlan(input: $input) {\n      ...WholePlan\n    }\n  }\n"): (typeof documents)["\n  mutation CreatePlan($input: NewPlan!) {\n    createPlan(input: $input) {\n      ...WholePlan\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndPlan($id: ID!) {\n    endPlan(id: $id) {\n      ...WholePlan\n    }\n  }\n"): (typeof documents)["\n  mutation EndPlan($id: ID!) {\n    endPlan(id: $id) {\n      ...WholePlan\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UsePlan($id: ID!, $input: PlanAcceptance!) {\n    usePlan(id: $id, input: $input) {\n      ...Batch\n    }\n  }\n"): (typeof documents)["\n  mutation UsePlan($id: ID!, $input: PlanAcceptance!) {\n    usePlan(id: $id, input: $input) {\n      ...Batch\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeletePlan($id: ID!) {\n    deletePlan(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeletePlan($id: ID!) {\n    deletePlan(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WholeDemand on PostDemand {\n    periods {\n      from\n      until\n      weeks\n      stretches {\n        week\n        dayOfWeek\n        startTime\n        endTime\n        heads\n      }\n    }\n    holidays {\n      region\n      rule\n      stretches {\n        startTime\n        endTime\n        heads\n      }\n    }\n    exceptions {\n      date\n      reason\n      stretches {\n        startTime\n        endTime\n        heads\n      }\n    }\n    closures {\n      from\n      until\n      heads\n      reason\n    }\n  }\n"): (typeof documents)["\n  fragment WholeDemand on PostDemand {\n    periods {\n      from\n      until\n      weeks\n      stretches {\n        week\n        dayOfWeek\n        startTime\n        endTime\n        heads\n      }\n    }\n    holidays {\n      region\n      rule\n      stretches {\n        startTime\n        endTime\n        heads\n      }\n    }\n    exceptions {\n      date\n      reason\n      stretches {\n        startTime\n        endTime\n        heads\n      }\n    }\n    closures {\n      from\n      until\n      heads\n      reason\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PostDemand($post: ID!) {\n    postDemand(post: $post) {\n      ...WholeDemand\n    }\n  }\n"): (typeof documents)["\n  query PostDemand($post: ID!) {\n    postDemand(post: $post) {\n      ...WholeDemand\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetPostDemand($post: ID!, $input: PostDemandInput!, $seen: PostDemandInput) {\n    setPostDemand(post: $post, input: $input, seen: $seen) {\n      ...WholeDemand\n    }\n  }\n"): (typeof documents)["\n  mutation SetPostDemand($post: ID!, $input: PostDemandInput!, $seen: PostDemandInput) {\n    setPostDemand(post: $post, input: $input, seen: $seen) {\n      ...WholeDemand\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WholePost on Post {\n    id\n    companyId\n    clientId\n    clientName\n    locationId\n    locationName\n    timeZone\n    name\n    headCount\n    priority\n    color\n    startDate\n    endDate\n    payRate\n    billRate\n    requiredQualifications {\n      id\n      name\n    }\n    preferredQualifications {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment WholePost on Post {\n    id\n    companyId\n    clientId\n    clientName\n    locationId\n    locationName\n    timeZone\n    name\n    headCount\n    priority\n    color\n    startDate\n    endDate\n    payRate\n    billRate\n    requiredQualifications {\n      id\n      name\n    }\n    preferredQualifications {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Posts($page: Int!, $pageSize: Int!, $search: String!, $ordering: String!, $company: ID, $client: ID) {\n    posts(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering, company: $company, client: $client) {\n      count\n      results {\n        ...WholePost\n      }\n    }\n  }\n"): (typeof documents)["\n  query Posts($page: Int!, $pageSize: Int!, $search: String!, $ordering: String!, $company: ID, $client: ID) {\n    posts(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering, company: $company, client: $client) {\n      count\n      results {\n        ...WholePost\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ClientPosts($client: ID!) {\n    posts(client: $client, pageSize: 100) {\n      count\n      results {\n        id\n        name\n        locationId\n        locationName\n        color\n      }\n    }\n  }\n"): (typeof documents)["\n  query ClientPosts($client: ID!) {\n    posts(client: $client, pageSize: 100) {\n      count\n      results {\n        id\n        name\n        locationId\n        locationName\n        color\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PostDetail($id: ID!) {\n    post(id: $id) {\n      ...WholePost\n    }\n  }\n"): (typeof documents)["\n  query PostDetail($id: ID!) {\n    post(id: $id) {\n      ...WholePost\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreatePost($input: NewPost!) {\n    createPost(input: $input) {\n      ...WholePost\n    }\n  }\n"): (typeof documents)["\n  mutation CreatePost($input: NewPost!) {\n    createPost(input: $input) {\n      ...WholePost\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdatePost($id: ID!, $input: PostChanges!, $seen: PostChanges) {\n    updatePost(id: $id, input: $input, seen: $seen) {\n      ...WholePost\n    }\n  }\n"): (typeof documents)["\n  mutation UpdatePost($id: ID!, $input: PostChanges!, $seen: PostChanges) {\n    updatePost(id: $id, input: $input, seen: $seen) {\n      ...WholePost\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeletePost($id: ID!) {\n    deletePost(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeletePost($id: ID!) {\n    deletePost(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PublicationPreview($company: ID!, $from: Date, $until: Date, $client: ID, $location: ID) {\n    publicationPreview(company: $company, from: $from, until: $until, client: $client, location: $location) {\n      count\n      late\n      version\n      people {\n        employeeId\n        employeeName\n        hasAccount\n        changes {\n          shiftId\n          kind\n          isLate\n          title\n          notes\n          clientName\n          locationName\n          startTime\n          endTime\n          timeZone\n          before {\n            title\n            notes\n            clientName\n            locationName\n            startTime\n            endTime\n            timeZone\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query PublicationPreview($company: ID!, $from: Date, $until: Date, $client: ID, $location: ID) {\n    publicationPreview(company: $company, from: $from, until: $until, client: $client, location: $location) {\n      count\n      late\n      version\n      people {\n        employeeId\n        employeeName\n        hasAccount\n        changes {\n          shiftId\n          kind\n          isLate\n          title\n          notes\n          clientName\n          locationName\n          startTime\n          endTime\n          timeZone\n          before {\n            title\n            notes\n            clientName\n            locationName\n            startTime\n            endTime\n            timeZone\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PublishShifts(\n    $company: ID!\n    $from: Date\n    $until: Date\n    $client: ID\n    $location: ID\n    $shifts: [ID!]\n    $version: String!\n  ) {\n    publishShifts(\n      company: $company\n      from: $from\n      until: $until\n      client: $client\n      location: $location\n      shifts: $shifts\n      version: $version\n    ) {\n      id\n      shifts\n      people\n    }\n  }\n"): (typeof documents)["\n  mutation PublishShifts(\n    $company: ID!\n    $from: Date\n    $until: Date\n    $client: ID\n    $location: ID\n    $shifts: [ID!]\n    $version: String!\n  ) {\n    publishShifts(\n      company: $company\n      from: $from\n      until: $until\n      client: $client\n      location: $location\n      shifts: $shifts\n      version: $version\n    ) {\n      id\n      shifts\n      people\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeBackPublication($id: ID!) {\n    takeBackPublication(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation TakeBackPublication($id: ID!) {\n    takeBackPublication(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DiscardUnpublished(\n    $company: ID!\n    $from: Date\n    $until: Date\n    $client: ID\n    $location: ID\n    $shifts: [ID!]\n    $version: String!\n  ) {\n    discardUnpublished(\n      company: $company\n      from: $from\n      until: $until\n      client: $client\n      location: $location\n      shifts: $shifts\n      version: $version\n    ) {\n      shifts\n    }\n  }\n"): (typeof documents)["\n  mutation DiscardUnpublished(\n    $company: ID!\n    $from: Date\n    $until: Date\n    $client: ID\n    $location: ID\n    $shifts: [ID!]\n    $version: String!\n  ) {\n    discardUnpublished(\n      company: $company\n      from: $from\n      until: $until\n      client: $client\n      location: $location\n      shifts: $shifts\n      version: $version\n    ) {\n      shifts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UnconfirmedShifts($company: ID!) {\n    unconfirmedShifts(company: $company) {\n      shiftId\n      employeeId\n      employeeName\n      hasAccount\n      title\n      clientName\n      locationName\n      startTime\n      endTime\n      timeZone\n      remindedAt\n    }\n  }\n"): (typeof documents)["\n  query UnconfirmedShifts($company: ID!) {\n    unconfirmedShifts(company: $company) {\n      shiftId\n      employeeId\n      employeeName\n      hasAccount\n      title\n      clientName\n      locationName\n      startTime\n      endTime\n      timeZone\n      remindedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemindUnconfirmed($company: ID!) {\n    remindUnconfirmed(company: $company) {\n      people\n    }\n  }\n"): (typeof documents)["\n  mutation RemindUnconfirmed($company: ID!) {\n    remindUnconfirmed(company: $company) {\n      people\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RepairShifts($input: NewPlan!) {\n    createPlan(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation RepairShifts($input: NewPlan!) {\n    createPlan(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RepeatShift($id: ID!, $input: ShiftRepetition!) {\n    repeatShift(id: $id, input: $input) {\n      ...Batch\n    }\n  }\n"): (typeof documents)["\n  mutation RepeatShift($id: ID!, $input: ShiftRepetition!) {\n    repeatShift(id: $id, input: $input) {\n      ...Batch\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateFollowingShifts($id: ID!, $input: ShiftChanges!, $seen: ShiftChanges) {\n    updateFollowingShifts(id: $id, input: $input, seen: $seen)\n  }\n"): (typeof documents)["\n  mutation UpdateFollowingShifts($id: ID!, $input: ShiftChanges!, $seen: ShiftChanges) {\n    updateFollowingShifts(id: $id, input: $input, seen: $seen)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteFollowingShifts($id: ID!) {\n    deleteFollowingShifts(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteFollowingShifts($id: ID!) {\n    deleteFollowingShifts(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Batch on ShiftBatch {\n    saved\n    shifts {\n      id\n      title\n      clientId\n      clientName\n      locationId\n      locationName\n      employeeId\n      employeeName\n      startTime\n      endTime\n      notes\n      allowOverlap\n      state\n      reason\n      overlapped {\n        clientName\n        startTime\n        endTime\n      }\n      conflicts {\n        ...AnsweredConflict\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Batch on ShiftBatch {\n    saved\n    shifts {\n      id\n      title\n      clientId\n      clientName\n      locationId\n      locationName\n      employeeId\n      employeeName\n      startTime\n      endTime\n      notes\n      allowOverlap\n      state\n      reason\n      overlapped {\n        clientName\n        startTime\n        endTime\n      }\n      conflicts {\n        ...AnsweredConflict\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WholeRotation on Rotation {\n    id\n    companyId\n    name\n    teams\n    until\n    plannedUntil\n    phases {\n      from\n      pattern\n      offsets\n      watches {\n        code\n        startTime\n        endTime\n      }\n    }\n    members {\n      employeeId\n      employeeName\n      postId\n      postName\n      clientName\n      timeZone\n      team\n      from\n      until\n    }\n  }\n"): (typeof documents)["\n  fragment WholeRotation on Rotation {\n    id\n    companyId\n    name\n    teams\n    until\n    plannedUntil\n    phases {\n      from\n      pattern\n      offsets\n      watches {\n        code\n        startTime\n        endTime\n      }\n    }\n    members {\n      employeeId\n      employeeName\n      postId\n      postName\n      clientName\n      timeZone\n      team\n      from\n      until\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Rotations($page: Int!, $pageSize: Int!, $search: String!, $ordering: String!, $company: ID) {\n    rotations(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering, company: $company) {\n      count\n      results {\n        id\n        name\n        teams\n        plannedUntil\n        phases {\n          pattern\n        }\n        members {\n          postName\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Rotations($page: Int!, $pageSize: Int!, $search: String!, $ordering: String!, $company: ID) {\n    rotations(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering, company: $company) {\n      count\n      results {\n        id\n        name\n        teams\n        plannedUntil\n        phases {\n          pattern\n        }\n        members {\n          postName\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RotationDetail($id: ID!) {\n    rotation(id: $id) {\n      ...WholeRotation\n    }\n  }\n"): (typeof documents)["\n  query RotationDetail($id: ID!) {\n    rotation(id: $id) {\n      ...WholeRotation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PostChoices($company: ID, $search: String!) {\n    posts(company: $company, search: $search, pageSize: 100) {\n      count\n      results {\n        id\n        name\n        clientName\n        locationName\n      }\n    }\n  }\n"): (typeof documents)["\n  query PostChoices($company: ID, $search: String!) {\n    posts(company: $company, search: $search, pageSize: 100) {\n      count\n      results {\n        id\n        name\n        clientName\n        locationName\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateRotation($input: NewRotation!) {\n    createRotation(input: $input) {\n      ...WholeRotation\n    }\n  }\n"): (typeof documents)["\n  mutation CreateRotation($input: NewRotation!) {\n    createRotation(input: $input) {\n      ...WholeRotation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetRotation($id: ID!, $input: RotationUpdate!, $seen: RotationUpdate) {\n    setRotation(id: $id, input: $input, seen: $seen) {\n      ...WholeRotation\n    }\n  }\n"): (typeof documents)["\n  mutation SetRotation($id: ID!, $input: RotationUpdate!, $seen: RotationUpdate) {\n    setRotation(id: $id, input: $input, seen: $seen) {\n      ...WholeRotation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteRotation($id: ID!) {\n    deleteRotation(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteRotation($id: ID!) {\n    deleteRotation(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FillRotation($id: ID!, $input: RotationFilling!) {\n    fillRotation(id: $id, input: $input) {\n      batch {\n        ...Batch\n      }\n      removed {\n        ...MadeShift\n      }\n      kept {\n        ...MadeShift\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation FillRotation($id: ID!, $input: RotationFilling!) {\n    fillRotation(id: $id, input: $input) {\n      batch {\n        ...Batch\n      }\n      removed {\n        ...MadeShift\n      }\n      kept {\n        ...MadeShift\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MadeShift on RotationShift {\n    id\n    employeeName\n    clientName\n    locationName\n    startTime\n    endTime\n    timeZone\n    isPublished\n  }\n"): (typeof documents)["\n  fragment MadeShift on RotationShift {\n    id\n    employeeName\n    clientName\n    locationName\n    startTime\n    endTime\n    timeZone\n    isPublished\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WholeThread on Thread {\n    id\n    kind\n    subjectId\n    clientName\n    locationName\n    startTime\n    endTime\n    days {\n      fromDay\n      fromTime\n      untilDay\n      untilTime\n    }\n    timeZone\n    asksAcknowledgement\n    names\n    lastText\n    lastAt\n    unread\n    people\n    haveRead\n    haveAcknowledged\n  }\n"): (typeof documents)["\n  fragment WholeThread on Thread {\n    id\n    kind\n    subjectId\n    clientName\n    locationName\n    startTime\n    endTime\n    days {\n      fromDay\n      fromTime\n      untilDay\n      untilTime\n    }\n    timeZone\n    asksAcknowledgement\n    names\n    lastText\n    lastAt\n    unread\n    people\n    haveRead\n    haveAcknowledged\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Threads($page: Int!, $pageSize: Int!, $search: String, $ordering: String, $company: ID, $kind: ThreadKind) {\n    threads(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering, company: $company, kind: $kind) {\n      count\n      results {\n        ...WholeThread\n      }\n    }\n  }\n"): (typeof documents)["\n  query Threads($page: Int!, $pageSize: Int!, $search: String, $ordering: String, $company: ID, $kind: ThreadKind) {\n    threads(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering, company: $company, kind: $kind) {\n      count\n      results {\n        ...WholeThread\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ThreadAbout($shift: ID, $openShift: ID, $offer: ID, $timeOff: ID) {\n    threads(shift: $shift, openShift: $openShift, offer: $offer, timeOff: $timeOff, pageSize: 1) {\n      results {\n        ...WholeThread\n      }\n    }\n  }\n"): (typeof documents)["\n  query ThreadAbout($shift: ID, $openShift: ID, $offer: ID, $timeOff: ID) {\n    threads(shift: $shift, openShift: $openShift, offer: $offer, timeOff: $timeOff, pageSize: 1) {\n      results {\n        ...WholeThread\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OneThread($id: ID!) {\n    thread(id: $id) {\n      ...WholeThread\n    }\n  }\n"): (typeof documents)["\n  query OneThread($id: ID!) {\n    thread(id: $id) {\n      ...WholeThread\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ThreadMessages($thread: ID!) {\n    threadMessages(thread: $thread, pageSize: 100) {\n      results {\n        id\n        text\n        writtenAt\n        authorName\n        isMine\n        readBy\n      }\n    }\n  }\n"): (typeof documents)["\n  query ThreadMessages($thread: ID!) {\n    threadMessages(thread: $thread, pageSize: 100) {\n      results {\n        id\n        text\n        writtenAt\n        authorName\n        isMine\n        readBy\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ThreadReaders($thread: ID!) {\n    threadReaders(thread: $thread) {\n      employeeId\n      employeeName\n      hasAccount\n      readAt\n      acknowledgedAt\n      remindedAt\n    }\n  }\n"): (typeof documents)["\n  query ThreadReaders($thread: ID!) {\n    threadReaders(thread: $thread) {\n      employeeId\n      employeeName\n      hasAccount\n      readAt\n      acknowledgedAt\n      remindedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WriteMessage($input: NewMessage!) {\n    writeMessage(input: $input) {\n      ...WholeThread\n    }\n  }\n"): (typeof documents)["\n  mutation WriteMessage($input: NewMessage!) {\n    writeMessage(input: $input) {\n      ...WholeThread\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReadThread($id: ID!, $until: ID!) {\n    readThread(id: $id, until: $until) {\n      ...WholeThread\n    }\n  }\n"): (typeof documents)["\n  mutation ReadThread($id: ID!, $until: ID!) {\n    readThread(id: $id, until: $until) {\n      ...WholeThread\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendBroadcast($input: NewBroadcast!) {\n    broadcast(input: $input) {\n      ...WholeThread\n    }\n  }\n"): (typeof documents)["\n  mutation SendBroadcast($input: NewBroadcast!) {\n    broadcast(input: $input) {\n      ...WholeThread\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemindReaders($id: ID!) {\n    remindReaders(id: $id) {\n      ...WholeThread\n    }\n  }\n"): (typeof documents)["\n  mutation RemindReaders($id: ID!) {\n    remindReaders(id: $id) {\n      ...WholeThread\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CopyWeek($input: WeekCopy!) {\n    copyWeek(input: $input) {\n      ...Batch\n    }\n  }\n"): (typeof documents)["\n  mutation CopyWeek($input: WeekCopy!) {\n    copyWeek(input: $input) {\n      ...Batch\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WeekTemplates($company: ID) {\n    weekTemplates(company: $company, pageSize: 100) {\n      results {\n        id\n        name\n        shifts\n      }\n    }\n  }\n"): (typeof documents)["\n  query WeekTemplates($company: ID) {\n    weekTemplates(company: $company, pageSize: 100) {\n      results {\n        id\n        name\n        shifts\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateWeekTemplate($input: NewWeekTemplate!) {\n    createWeekTemplate(input: $input) {\n      id\n      name\n      shifts\n    }\n  }\n"): (typeof documents)["\n  mutation CreateWeekTemplate($input: NewWeekTemplate!) {\n    createWeekTemplate(input: $input) {\n      id\n      name\n      shifts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenameWeekTemplate($id: ID!, $name: String!, $seen: String) {\n    renameWeekTemplate(id: $id, name: $name, seen: $seen) {\n      id\n      name\n      shifts\n    }\n  }\n"): (typeof documents)["\n  mutation RenameWeekTemplate($id: ID!, $name: String!, $seen: String) {\n    renameWeekTemplate(id: $id, name: $name, seen: $seen) {\n      id\n      name\n      shifts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteWeekTemplate($id: ID!) {\n    deleteWeekTemplate(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteWeekTemplate($id: ID!) {\n    deleteWeekTemplate(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UseWeekTemplate($id: ID!, $input: WeekTemplateUse!) {\n    useWeekTemplate(id: $id, input: $input) {\n      ...Batch\n    }\n  }\n"): (typeof documents)["\n  mutation UseWeekTemplate($id: ID!, $input: WeekTemplateUse!) {\n    useWeekTemplate(id: $id, input: $input) {\n      ...Batch\n    }\n  }\n"];
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
export function graphql(source: "\n  query ChosenClient($id: ID!) {\n    client(id: $id) {\n      id\n      name\n      companyId\n      timeZone\n      locations {\n        id\n        name\n        timeZone\n      }\n    }\n  }\n"): (typeof documents)["\n  query ChosenClient($id: ID!) {\n    client(id: $id) {\n      id\n      name\n      companyId\n      timeZone\n      locations {\n        id\n        name\n        timeZone\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChosenEmployee($id: ID!) {\n    employee(id: $id) {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  query ChosenEmployee($id: ID!) {\n    employee(id: $id) {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChosenCompany($id: ID!) {\n    company(id: $id) {\n      id\n      name\n      timeZone\n    }\n  }\n"): (typeof documents)["\n  query ChosenCompany($id: ID!) {\n    company(id: $id) {\n      id\n      name\n      timeZone\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SecondFactorMissing {\n    secondFactorMissing\n  }\n"): (typeof documents)["\n  query SecondFactorMissing {\n    secondFactorMissing\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyCompanies($search: String!) {\n    companies(search: $search, pageSize: 100) {\n      count\n      results {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyCompanies($search: String!) {\n    companies(search: $search, pageSize: 100) {\n      count\n      results {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HolidayRegions($country: String, $language: String) {\n    holidayRegions(country: $country, language: $language) {\n      code\n      name\n    }\n  }\n"): (typeof documents)["\n  query HolidayRegions($country: String, $language: String) {\n    holidayRegions(country: $country, language: $language) {\n      code\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListViews($company: ID, $list: ViewedList) {\n    listViews(company: $company, list: $list, pageSize: 100) {\n      results {\n        id\n        name\n        query\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListViews($company: ID, $list: ViewedList) {\n    listViews(company: $company, list: $list, pageSize: 100) {\n      results {\n        id\n        name\n        query\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateListView($input: NewListView!) {\n    createListView(input: $input) {\n      id\n      name\n      query\n    }\n  }\n"): (typeof documents)["\n  mutation CreateListView($input: NewListView!) {\n    createListView(input: $input) {\n      id\n      name\n      query\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenameListView($id: ID!, $input: ListViewChanges!, $seen: ListViewChanges) {\n    updateListView(id: $id, input: $input, seen: $seen) {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  mutation RenameListView($id: ID!, $input: ListViewChanges!, $seen: ListViewChanges) {\n    updateListView(id: $id, input: $input, seen: $seen) {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteListView($id: ID!) {\n    deleteListView(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteListView($id: ID!) {\n    deleteListView(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CorrectAttendance($id: ID!, $input: CorrectedAttendance!, $seen: SeenAttendance) {\n    correctAttendance(id: $id, input: $input, seen: $seen) {\n      ...WholeShift\n    }\n  }\n"): (typeof documents)["\n  mutation CorrectAttendance($id: ID!, $input: CorrectedAttendance!, $seen: SeenAttendance) {\n    correctAttendance(id: $id, input: $input, seen: $seen) {\n      ...WholeShift\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShiftToCorrect($id: ID!) {\n    shift(id: $id) {\n      ...WholeShift\n    }\n  }\n"): (typeof documents)["\n  query ShiftToCorrect($id: ID!) {\n    shift(id: $id) {\n      ...WholeShift\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AttendanceCorrections($id: ID!) {\n    attendanceCorrections(id: $id) {\n      id\n      correctedAt\n      correctedByName\n      reason\n      checkedInBefore\n      checkedInAfter\n      checkedOutBefore\n      checkedOutAfter\n    }\n  }\n"): (typeof documents)["\n  query AttendanceCorrections($id: ID!) {\n    attendanceCorrections(id: $id) {\n      id\n      correctedAt\n      correctedByName\n      reason\n      checkedInBefore\n      checkedInAfter\n      checkedOutBefore\n      checkedOutAfter\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecentShifts($client: ID, $employee: ID, $company: ID, $pageSize: Int!) {\n    shifts(client: $client, employee: $employee, company: $company, pageSize: $pageSize, ordering: \"-start_time\") {\n      results {\n        id\n        startTime\n        endTime\n        timeZone\n        status\n        clientName\n        locationName\n        employeeName\n      }\n    }\n  }\n"): (typeof documents)["\n  query RecentShifts($client: ID, $employee: ID, $company: ID, $pageSize: Int!) {\n    shifts(client: $client, employee: $employee, company: $company, pageSize: $pageSize, ordering: \"-start_time\") {\n      results {\n        id\n        startTime\n        endTime\n        timeZone\n        status\n        clientName\n        locationName\n        employeeName\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeShifts($changes: [ShiftChange!]!, $seen: [ShiftChanges]) {\n    changeShifts(changes: $changes, seen: $seen)\n  }\n"): (typeof documents)["\n  mutation ChangeShifts($changes: [ShiftChange!]!, $seen: [ShiftChanges]) {\n    changeShifts(changes: $changes, seen: $seen)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WholeShift on Shift {\n    id\n    companyId\n    title\n    status\n    startTime\n    endTime\n    timeZone\n    notes\n    clientId\n    clientName\n    clientAddress\n    clientContactPerson\n    clientPhone\n    locationId\n    locationName\n    locationAddress\n    postId\n    employeeId\n    employeeName\n    employeeEmail\n    employeePhone\n    allowOverlap\n    series {\n      id\n      weekdays\n      everyWeeks\n      until\n    }\n    checkedInAt\n    checkedOutAt\n    checkInTappedAt\n    checkOutTappedAt\n    lateMinutes\n    absence\n    saidAt\n    hourlyPayRate\n    durationHours\n    pay\n    createdAt\n    isDraft\n    publishedAt\n    confirmedAt\n    paid\n  }\n"): (typeof documents)["\n  fragment WholeShift on Shift {\n    id\n    companyId\n    title\n    status\n    startTime\n    endTime\n    timeZone\n    notes\n    clientId\n    clientName\n    clientAddress\n    clientContactPerson\n    clientPhone\n    locationId\n    locationName\n    locationAddress\n    postId\n    employeeId\n    employeeName\n    employeeEmail\n    employeePhone\n    allowOverlap\n    series {\n      id\n      weekdays\n      everyWeeks\n      until\n    }\n    checkedInAt\n    checkedOutAt\n    checkInTappedAt\n    checkOutTappedAt\n    lateMinutes\n    absence\n    saidAt\n    hourlyPayRate\n    durationHours\n    pay\n    createdAt\n    isDraft\n    publishedAt\n    confirmedAt\n    paid\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShiftList(\n    $page: Int!\n    $pageSize: Int!\n    $search: String!\n    $ordering: String!\n    $company: ID\n    $client: ID\n    $employee: ID\n    $status: ShiftStatus\n    $startAfter: String\n    $endBefore: String\n  ) {\n    shifts(\n      page: $page\n      pageSize: $pageSize\n      search: $search\n      ordering: $ordering\n      company: $company\n      client: $client\n      employee: $employee\n      status: $status\n      startAfter: $startAfter\n      endBefore: $endBefore\n    ) {\n      count\n      results {\n        id\n        title\n        status\n        startTime\n        endTime\n        timeZone\n        clientName\n        locationName\n        employeeName\n        isDraft\n        publishedAt\n        confirmedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query ShiftList(\n    $page: Int!\n    $pageSize: Int!\n    $search: String!\n    $ordering: String!\n    $company: ID\n    $client: ID\n    $employee: ID\n    $status: ShiftStatus\n    $startAfter: String\n    $endBefore: String\n  ) {\n    shifts(\n      page: $page\n      pageSize: $pageSize\n      search: $search\n      ordering: $ordering\n      company: $company\n      client: $client\n      employee: $employee\n      status: $status\n      startAfter: $startAfter\n      endBefore: $endBefore\n    ) {\n      count\n      results {\n        id\n        title\n        status\n        startTime\n        endTime\n        timeZone\n        clientName\n        locationName\n        employeeName\n        isDraft\n        publishedAt\n        confirmedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShiftDetail($id: ID!) {\n    shift(id: $id) {\n      ...WholeShift\n    }\n  }\n"): (typeof documents)["\n  query ShiftDetail($id: ID!) {\n    shift(id: $id) {\n      ...WholeShift\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateShift($input: NewShift!) {\n    createShift(input: $input) {\n      ...WholeShift\n    }\n  }\n"): (typeof documents)["\n  mutation CreateShift($input: NewShift!) {\n    createShift(input: $input) {\n      ...WholeShift\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateShift($id: ID!, $input: ShiftChanges!, $seen: ShiftChanges) {\n    updateShift(id: $id, input: $input, seen: $seen) {\n      ...WholeShift\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateShift($id: ID!, $input: ShiftChanges!, $seen: ShiftChanges) {\n    updateShift(id: $id, input: $input, seen: $seen) {\n      ...WholeShift\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteShift($id: ID!) {\n    deleteShift(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteShift($id: ID!) {\n    deleteShift(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreShift($id: ID!) {\n    changeShifts(changes: [{ id: $id, restored: true }])\n  }\n"): (typeof documents)["\n  mutation RestoreShift($id: ID!) {\n    changeShifts(changes: [{ id: $id, restored: true }])\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;