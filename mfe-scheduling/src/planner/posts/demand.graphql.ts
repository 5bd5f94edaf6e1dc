import { graphql, type DocumentType } from '../../generated/index.ts';

const whole = graphql(`
  fragment WholeDemand on PostDemand {
    periods {
      ...all
      stretches {
        ...all
      }
    }
    holidays {
      region
      rule
      stretches {
        ...all
      }
    }
    exceptions {
      date
      reason
      stretches {
        ...all
      }
    }
    closures {
      ...all
    }
  }
`);

export type WholeDemand = DocumentType<typeof whole>;

export const PostDemand = graphql('query PostDemand { postDemand { ...WholeDemand } }');
export const SetPostDemand = graphql('mutation SetPostDemand { setPostDemand { ...WholeDemand } }');
