import { graphql, type DocumentType } from '../../generated/index.ts';

const whole = graphql(`
  fragment WholeDemand on PostDemand {
    periods {
      from
      until
      weeks
      stretches {
        ...all
      }
    }
    holidays {
      region
      rule
      stretches {
        startTime
        endTime
        heads
      }
    }
    exceptions {
      date
      reason
      stretches {
        startTime
        endTime
        heads
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
