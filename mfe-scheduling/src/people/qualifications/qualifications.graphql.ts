import { graphql, type DocumentType } from '../../generated/index.ts';

/** What the filter of the employees and their form offer (scheduling.md §9, option lists): the first hundred, others by a search. */
export const QualificationOptions = graphql(`
  query QualificationOptions($company: ID, $search: String) {
    qualifications(company: $company, search: $search, pageSize: 100) {
      count
      results {
        id
        name
      }
    }
  }
`);

/** The name of one that an address chose. */
export const ChosenQualification = graphql(`
  query ChosenQualification($id: ID!) {
    qualification(id: $id) {
      id
      name
      expires
    }
  }
`);

export const Qualifications = graphql(`
  query Qualifications($page: Int!, $pageSize: Int!, $search: String!, $ordering: String!, $company: ID) {
    qualifications(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering, company: $company) {
      count
      results {
        id
        name
        companyId
        employees
        expires
      }
    }
  }
`);

export type ListedQualification = DocumentType<typeof Qualifications>['qualifications']['results'][number];

export const CreateQualification = graphql(`
  mutation CreateQualification($company: ID, $name: String!, $expires: Boolean!) {
    createQualification(company: $company, name: $name, expires: $expires) {
      id
    }
  }
`);

export const RenameQualification = graphql(`
  mutation RenameQualification($id: ID!, $name: String!, $expires: Boolean!, $seen: String) {
    renameQualification(id: $id, name: $name, expires: $expires, seen: $seen) {
      id
      name
      expires
    }
  }
`);

export const DeleteQualification = graphql(`
  mutation DeleteQualification($id: ID!) {
    deleteQualification(id: $id)
  }
`);
