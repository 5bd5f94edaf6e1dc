import { graphql } from '../../generated/index.ts';

export const CorrectAttendance = graphql('mutation CorrectAttendance { correctAttendance { ...WholeShift } }');
export const ShiftToCorrect = graphql('query ShiftToCorrect { shift { ...WholeShift } }');

export const AttendanceCorrections = graphql(`
  query AttendanceCorrections {
    attendanceCorrections {
      id
      correctedAt
      correctedByName
      reason
      checkedInBefore
      checkedInAfter
      checkedOutBefore
      checkedOutAfter
    }
  }
`);
