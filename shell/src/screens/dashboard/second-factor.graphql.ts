import { graphql } from '../../generated/index.ts';

export const MySecondFactor = graphql(`
  query MySecondFactor {
    secondFactor {
      confirmedAt
      recoveryCodes
    }
  }
`);

export const BeginSecondFactor = graphql(`
  mutation BeginSecondFactor {
    beginSecondFactor {
      secret
      qrCode
    }
  }
`);

export const ConfirmSecondFactor = graphql(`
  mutation ConfirmSecondFactor($code: String!) {
    confirmSecondFactor(code: $code) {
      recoveryCodes
    }
  }
`);

export const RenewRecoveryCodes = graphql(`
  mutation RenewRecoveryCodes {
    renewRecoveryCodes {
      recoveryCodes
    }
  }
`);

export const RemoveSecondFactor = graphql(`
  mutation RemoveSecondFactor {
    removeSecondFactor
  }
`);
