import { graphql, type DocumentType } from '../generated/index.ts';

export const RecentShifts = graphql(`
  query RecentShifts($client: ID, $employee: ID, $company: ID, $pageSize: Int!) {
    shifts(client: $client, employee: $employee, company: $company, pageSize: $pageSize, ordering: "-start_time") {
      results {
        id
        startTime
        endTime
        timeZone
        status
        clientName
        locationName
        employeeName
      }
    }
  }
`);

/** Together or not at all; answers their ids in the same order. */
export const ChangeShifts = graphql('mutation ChangeShifts { changeShifts }');

const whole = graphql('fragment WholeShift on Shift { ...all series { ...all } }');

export type WholeShift = DocumentType<typeof whole>;

export const ShiftList = graphql(`
  query ShiftList {
    shifts {
      count
      results {
        id
        title
        status
        startTime
        endTime
        timeZone
        clientName
        locationName
        employeeName
        isDraft
        publishedAt
        confirmedAt
      }
    }
  }
`);

export const ShiftDetail = graphql('query ShiftDetail { shift { ...WholeShift } }');
export const CreateShift = graphql('mutation CreateShift { createShift { ...WholeShift } }');
export const UpdateShift = graphql('mutation UpdateShift { updateShift { ...WholeShift } }');
export const DeleteShift = graphql('mutation DeleteShift { deleteShift }');

export const RestoreShift = graphql(`
  mutation RestoreShift($id: ID!) {
    changeShifts(changes: [{ id: $id, restored: true }])
  }
`);

export const OfferShift = graphql('mutation OfferShift { offerShift { id } }');
