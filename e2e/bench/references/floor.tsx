/** The smallest possible app with FoodDash's packages: one route, one machine and one themed button. */
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { useMachine } from '@xstate/react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { assign, setup } from 'xstate';

const counterMachine = setup({
  types: { context: {} as { count: number }, events: {} as { type: 'counter.pressed' } },
  actions: { count: assign({ count: ({ context }) => context.count + 1 }) },
}).createMachine({
  context: { count: 0 },
  on: { 'counter.pressed': { actions: 'count' } },
});

function Counter() {
  const [counter, send] = useMachine(counterMachine);
  return (
    <Container component="main">
      <Typography variant="h1">The stack’s floor</Typography>
      <Typography>
        React, its router, a machine and a themed component, drawn in the browser: what every page
        of this kind costs before it has any content.
      </Typography>
      <Button variant="contained" onClick={() => send({ type: 'counter.pressed' })}>
        Pressed {counter.context.count} times
      </Button>
      <Link to="/">FoodDash</Link>
    </Container>
  );
}

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <ThemeProvider theme={createTheme()}>
      <BrowserRouter>
        <Routes>
          <Route path="*" element={<Counter />} />
        </Routes>
      </BrowserRouter>
    </ThemeProvider>,
  );
}
