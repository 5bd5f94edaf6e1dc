import '@testing-library/jest-dom';
import '@portfolio/ui/testing';
