import { graphql, type DocumentType } from '../../generated/index.ts';

export const WeekTemplates = graphql(`
  query WeekTemplates($company: ID) {
    weekTemplates(company: $company, pageSize: 100) {
      results {
        id
        name
        shifts
      }
    }
  }
`);

export type WeekTemplate = DocumentType<typeof WeekTemplates>['weekTemplates']['results'][number];

export const CreateWeekTemplate = graphql('mutation CreateWeekTemplate { createWeekTemplate { id name shifts } }');
export const RenameWeekTemplate = graphql('mutation RenameWeekTemplate { renameWeekTemplate { id name shifts } }');
export const DeleteWeekTemplate = graphql('mutation DeleteWeekTemplate { deleteWeekTemplate }');
export const UseWeekTemplate = graphql('mutation UseWeekTemplate { useWeekTemplate { ...Batch } }');
