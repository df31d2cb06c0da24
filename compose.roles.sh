#!/bin/sh
# The role that requests run as. It owns nothing, so that PostgreSQL's row policies hold for it (T4). The image of
# PostgreSQL runs this once, on an empty volume; on an older one: docker compose exec postgres sh /roles.sh
set -eu
psql --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" <<'SQL'
\getenv password SERVICE_PASSWORD
create role analytics_service login password :'password';
SQL
