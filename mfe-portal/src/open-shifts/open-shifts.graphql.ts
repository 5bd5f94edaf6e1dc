import { graphql, type DocumentType } from '../generated/index.ts';

const fragment = graphql(`
  fragment MyOpenShiftFields on MyOpenShift {
    id
    clientName
    locationName
    postName
    title
    notes
    startTime
    endTime
    timeZone
    deadline
    mode
    address
    companyName
    companyPhone
    placesLeft
    isAsked
    durationHours
    pay
    claim
    shiftId
    conflicts {
      ...ConflictFields
    }
  }
`);

export type MyOpenShift = DocumentType<typeof fragment>;

export const MyOpenShifts = graphql('query MyOpenShifts { myOpenShifts { ...MyOpenShiftFields } }');
