import '@testing-library/jest-dom';
import './src/testing/index.ts';
import { toHaveNoViolations } from 'jest-axe';

expect.extend(toHaveNoViolations);
