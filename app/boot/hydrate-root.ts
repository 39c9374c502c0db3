// A module of its own, so that React DOM starts up in the part that needs it and not together with the rest.
export { hydrateRoot } from 'react-dom/client'
