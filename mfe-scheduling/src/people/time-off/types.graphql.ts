import { graphql, type DocumentType } from '../../generated/index.ts';

const fragment = graphql('fragment WholeTimeOffType on TimeOffType { ...all }');

export type WholeTimeOffType = DocumentType<typeof fragment>;

export const TimeOffTypes = graphql(`
  query TimeOffTypes($company: ID) {
    timeOffTypes(company: $company, pageSize: 100) {
      results {
        ...WholeTimeOffType
      }
    }
  }
`);

export const OneTimeOffType = graphql('query OneTimeOffType { timeOffType { ...WholeTimeOffType } }');
export const CreateTimeOffType = graphql('mutation CreateTimeOffType { createTimeOffType { ...WholeTimeOffType } }');
export const UpdateTimeOffType = graphql('mutation UpdateTimeOffType { updateTimeOffType { ...WholeTimeOffType } }');
export const DeleteTimeOffType = graphql('mutation DeleteTimeOffType { deleteTimeOffType }');
