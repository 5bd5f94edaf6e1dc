import { graphql, type DocumentType } from '../../generated/index.ts';

const whole = graphql(`
  fragment WholeRotation on Rotation {
    ...all
    phases {
      ...all
      watches {
        ...all
      }
    }
    members {
      ...all
    }
  }
`);

export type WholeRotation = DocumentType<typeof whole>;

export const Rotations = graphql(`
  query Rotations {
    rotations {
      count
      results {
        id
        name
        teams
        plannedUntil
        phases {
          pattern
        }
        members {
          postName
        }
      }
    }
  }
`);

export type ListedRotation = DocumentType<typeof Rotations>['rotations']['results'][number];

export const RotationDetail = graphql('query RotationDetail { rotation { ...WholeRotation } }');

/** Where its members may stand. */
export const PostChoices = graphql(`
  query PostChoices($company: ID, $search: String!) {
    posts(company: $company, search: $search, pageSize: 100) {
      count
      results {
        id
        name
        clientName
        locationName
      }
    }
  }
`);

export const CreateRotation = graphql('mutation CreateRotation { createRotation { ...WholeRotation } }');
export const SetRotation = graphql('mutation SetRotation { setRotation { ...WholeRotation } }');
export const DeleteRotation = graphql('mutation DeleteRotation { deleteRotation }');

export const FillRotation = graphql(`
  mutation FillRotation {
    fillRotation {
      batch {
        ...Batch
      }
      removed {
        ...MadeShift
      }
      kept {
        ...MadeShift
      }
    }
  }
`);

const made = graphql('fragment MadeShift on RotationShift { ...all }');

export type MadeShift = DocumentType<typeof made>;
