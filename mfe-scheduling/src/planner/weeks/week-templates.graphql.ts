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

export const CreateWeekTemplate = graphql(`
  mutation CreateWeekTemplate($input: NewWeekTemplate!) {
    createWeekTemplate(input: $input) {
      id
      name
      shifts
    }
  }
`);

export const RenameWeekTemplate = graphql(`
  mutation RenameWeekTemplate($id: ID!, $name: String!, $seen: String) {
    renameWeekTemplate(id: $id, name: $name, seen: $seen) {
      id
      name
      shifts
    }
  }
`);

export const DeleteWeekTemplate = graphql(`
  mutation DeleteWeekTemplate($id: ID!) {
    deleteWeekTemplate(id: $id)
  }
`);

export const UseWeekTemplate = graphql(`
  mutation UseWeekTemplate($id: ID!, $input: WeekTemplateUse!) {
    useWeekTemplate(id: $id, input: $input) {
      ...Batch
    }
  }
`);
