import { graphql, type DocumentType } from '../../generated/index.ts';

const conflict = graphql(`
  fragment AnsweredConflict on ShiftConflict {
    code
    severity
    other {
      id
      clientName
      startTime
      endTime
    }
    from
    until
    qualifications
    hours
    days
    limit
    week
    first
    last
  }
`);

/** Something that speaks against a shift, as the service answers it. */
export type AnsweredConflict = DocumentType<typeof conflict>;

/** By what a company plans: of its settings, and beside a week. */
graphql(`
  fragment PlanningRulesFields on PlanningRules {
    availability
    qualification
    license
    rest
    weekHours
    daysInRow
    shiftHours
    monthHours
    yearHours
    averageHours
    sundays
    notice
    minRestHours
    maxWeekHours
    maxDaysInRow
    minShiftHours
    maxMonthHours
    maxYearHours
    maxAverageHours
    averageWeeks
    minSundaysOff
    minNoticeDays
  }
`);

/** What would speak against shifts, as they are or as they shall be. */
export const ShiftConflicts = graphql('query ShiftConflicts { shiftConflicts { ...AnsweredConflict } }');
