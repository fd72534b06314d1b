import { createContext, use } from 'react';
import { readCatalogue } from '../catalogue.ts';
import type { Catalogue } from '../catalogue.ts';
import type { ProjectConfig } from '../project.ts';

/** The parts of a project that the page shows. */
export type Project = Pick<ProjectConfig, 'title' | 'logo'> & {
  production: Catalogue;
};

export function readProject({
  title,
  logo,
  machines,
  models,
}: Pick<ProjectConfig, 'title' | 'logo' | 'machines' | 'models'>): Project {
  const production = readCatalogue(machines, {
    group: 'production',
    source: null,
    models: Object.values(models),
  });
  return { title, logo, production };
}

export const ProjectContext = createContext<Project | null>(null);

export function useProject(): Project {
  const project = use(ProjectContext);
  if (!project) throw new Error('This component needs a ProjectProvider.');
  return project;
}
