import { heldQualification } from '@portfolio/contracts/scheduling';
import { objectType } from '@portfolio/service-kit/graphql';

/** Of an employee who holds it, or of a place that asks for it. */
objectType('Qualification', heldQualification);
