import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { AdminPage } from "./admin-page.js";
import "../styles/tokens.css";
import "./admin.css";

/** The path under which the service is mounted: the page lies at `/admin` below it. */
const basePath = location.pathname.replace(/\/admin\/?$/, "");

const element = document.getElementById("root") ?? document.body;
createRoot(element).render(
  <StrictMode>
    <AdminPage basePath={basePath} />
  </StrictMode>,
);
