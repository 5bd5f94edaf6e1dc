import { graphql } from '../generated/index.ts';

export const TapKey = graphql(`
  query TapKey {
    tapKey
  }
`);

export const CheckIn = graphql(`
  mutation CheckIn($shiftId: ID!, $waitedSeconds: Int) {
    checkIn(shiftId: $shiftId, waitedSeconds: $waitedSeconds) {
      ...Attendance
    }
  }
`);

export const SendWord = graphql(`
  mutation SendWord($shiftId: ID!, $lateMinutes: Int, $absence: Absence, $waitedSeconds: Int) {
    sendWord(shiftId: $shiftId, lateMinutes: $lateMinutes, absence: $absence, waitedSeconds: $waitedSeconds) {
      ...Attendance
    }
  }
`);

export const CheckOut = graphql(`
  mutation CheckOut($shiftId: ID!, $waitedSeconds: Int) {
    checkOut(shiftId: $shiftId, waitedSeconds: $waitedSeconds) {
      ...Attendance
    }
  }
`);
