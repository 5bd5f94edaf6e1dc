import { graphql } from '../../generated/index.ts';

export const CorrectAttendance = graphql(`
  mutation CorrectAttendance($id: ID!, $input: CorrectedAttendance!, $seen: SeenAttendance) {
    correctAttendance(id: $id, input: $input, seen: $seen) {
      ...WholeShift
    }
  }
`);

export const ShiftToCorrect = graphql(`
  query ShiftToCorrect($id: ID!) {
    shift(id: $id) {
      ...WholeShift
    }
  }
`);

export const AttendanceCorrections = graphql(`
  query AttendanceCorrections($id: ID!) {
    attendanceCorrections(id: $id) {
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
