    turnGizmo: async ({ body, viewer }) => {
      const outcome = turnGizmo({ personId: viewer.userId, isConfirmed: body.confirmed });
      return outcome.ok
        ? { status: 200, body: { user_id: outcome.personId } }
        : { status: 409, body: problem(outcome.reason, 'Please confirm this first.') };
    }
