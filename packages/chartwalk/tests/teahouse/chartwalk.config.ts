import { defineProject } from '../../src/project.ts';
import * as machines from './machines.ts';
import { models } from './models.ts';

export const config = defineProject({
  title: 'Tea house',
  logo: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  machines,
  models,
});
