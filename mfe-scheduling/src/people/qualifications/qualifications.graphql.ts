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
export const ChosenQualification = graphql('query ChosenQualification { qualification { id name expires } }');

export const Qualifications = graphql('query Qualifications { qualifications { count results { ...all } } }');

export type ListedQualification = DocumentType<typeof Qualifications>['qualifications']['results'][number];

export const CreateQualification = graphql('mutation CreateQualification { createQualification { id } }');
export const RenameQualification = graphql('mutation RenameQualification { renameQualification { id name expires } }');
export const DeleteQualification = graphql('mutation DeleteQualification { deleteQualification }');
