import { Route, Routes } from 'react-router-dom';
import { AppActors } from './app/AppActors.tsx';
import { AppTheme } from './app/AppTheme.tsx';
import { Layout } from './app/Layout.tsx';
import { routes } from './app/routes.tsx';

/** The providers and the route table; the router comes from outside. */
export function App() {
  return (
    <AppTheme>
      <AppActors>
        <Routes>
          <Route element={<Layout />}>
            {routes.map(({ path, Component }) => (
              <Route key={path} path={path} element={<Component />} />
            ))}
          </Route>
        </Routes>
      </AppActors>
    </AppTheme>
  );
}
