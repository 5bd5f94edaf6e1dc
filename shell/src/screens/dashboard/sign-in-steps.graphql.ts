import type { MySignInStepsQuery } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';

/** What both cards know: of an app, passkeys and recovery codes one depends on the others. */
export interface StepsProps {
  /** Undefined until it is known. */
  steps: MySignInStepsQuery | undefined;
  /** It could not be loaded. */
  isUnknown: boolean;
  load: () => Promise<void>;
  /** Shows codes that were just made; the rest is loaded anew. */
  onCodes: (codes: readonly string[]) => Promise<void>;
}

export const MySignInSteps = graphql(`
  query MySignInSteps {
    secondFactor {
      confirmedAt
      recoveryCodes
    }
    passkeys {
      ...all
    }
  }
`);

export const RenamePasskey = graphql('mutation RenamePasskey { renamePasskey { id name } }');
export const RemovePasskey = graphql('mutation RemovePasskey { removePasskey }');
export const BeginSecondFactor = graphql('mutation BeginSecondFactor { beginSecondFactor { secret qrCode } }');
export const ConfirmSecondFactor = graphql('mutation ConfirmSecondFactor { confirmSecondFactor { recoveryCodes } }');
export const RenewRecoveryCodes = graphql('mutation RenewRecoveryCodes { renewRecoveryCodes { recoveryCodes } }');
export const RemoveSecondFactor = graphql('mutation RemoveSecondFactor { removeSecondFactor }');
