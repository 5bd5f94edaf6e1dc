import { graphql, type DocumentType } from '../../generated/index.ts';

const whole = graphql(`
  fragment WholeRotation on Rotation {
    id
    companyId
    name
    teams
    until
    plannedUntil
    phases {
      from
      pattern
      offsets
      watches {
        code
        startTime
        endTime
      }
    }
    members {
      employeeId
      employeeName
      postId
      postName
      clientName
      timeZone
      team
      from
      until
    }
  }
`);

export type WholeRotation = DocumentType<typeof whole>;

export const Rotations = graphql(`
  query Rotations($page: Int!, $pageSize: Int!, $search: String!, $ordering: String!, $company: ID) {
    rotations(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering, company: $company) {
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

export const RotationDetail = graphql(`
  query RotationDetail($id: ID!) {
    rotation(id: $id) {
      ...WholeRotation
    }
  }
`);

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

export const CreateRotation = graphql(`
  mutation CreateRotation($input: NewRotation!) {
    createRotation(input: $input) {
      ...WholeRotation
    }
  }
`);

export const SetRotation = graphql(`
  mutation SetRotation($id: ID!, $input: RotationUpdate!, $seen: RotationUpdate) {
    setRotation(id: $id, input: $input, seen: $seen) {
      ...WholeRotation
    }
  }
`);

export const DeleteRotation = graphql(`
  mutation DeleteRotation($id: ID!) {
    deleteRotation(id: $id)
  }
`);

export const FillRotation = graphql(`
  mutation FillRotation($id: ID!, $input: RotationFilling!) {
    fillRotation(id: $id, input: $input) {
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

const made = graphql(`
  fragment MadeShift on RotationShift {
    id
    employeeName
    clientName
    locationName
    startTime
    endTime
    timeZone
    isPublished
  }
`);

export type MadeShift = DocumentType<typeof made>;
