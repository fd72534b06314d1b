/**
 * What every screen test needs: matchers that read like the page, and a clean page afterwards.
 */
import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);
